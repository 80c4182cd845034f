/** The entry point of the inspector's page. The inspected site calls `window.__inspect`. */
import './no-eval';
import { createRoot } from 'react-dom/client';
import chartStyle from '../chart/style.css?inline';
import theme from '../theme.css?inline';
import { App } from './App';
import appStyle from './style.css?inline';
import { store } from './use-store';

const sheet = new CSSStyleSheet();
sheet.replaceSync(theme + chartStyle + appStyle);
document.adoptedStyleSheets = [sheet];

window.__inspect = site => store.attach(site);

const container = document.getElementById('inspector');
if (!container) throw new Error('index.html has no element with the id "inspector"');
createRoot(container).render(<App />);
