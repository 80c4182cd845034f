/** The entry point of the inspector's page. The inspected site calls `window.__inspect`. */
import './no-eval';
import { createRoot } from 'react-dom/client';
import { chartStyle, rolesIn } from '../chart/style';
import { App } from './App';
import appStyle from './style.css?inline';
import { store } from './use-store';

const style = `${chartStyle}\n${appStyle}`;
const sheet = new CSSStyleSheet();
sheet.replaceSync(`${rolesIn(style)}\n${style}`);
document.adoptedStyleSheets = [sheet];

window.__inspect = site => store.attach(site);

const container = document.getElementById('inspector');
if (!container) throw new Error('index.html has no element with the id "inspector"');
createRoot(container).render(<App />);
