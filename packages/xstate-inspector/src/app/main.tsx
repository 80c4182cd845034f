import { createRoot } from 'react-dom/client';
import type {} from '../../client.js';
import chartStyle from '../chart/style.css?inline';
import { App } from './App';
import { readProject } from './project';
import { store } from './store';
import appStyle from './style.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(chartStyle + appStyle);
document.adoptedStyleSheets = [sheet];

window.__inspect = (application, options) => store.attach(application, options);

const root = createRoot(document.getElementById('inspector') as HTMLElement);
readProject().then(({ base }) => root.render(<App base={base} />));
