/** The front door of the inspector's page. The site that it frames asks `window.__inspect` who watches. */
import './no-eval';
import { createRoot } from 'react-dom/client';
import { chartStyle, rolesIn } from '../chart/style';
import { App } from './App';
import { createStore } from './store';
import { StoreProvider } from './use-store';

const styles = import.meta.glob<string>('./styles/*.css', { eager: true, import: 'default', query: '?inline' });
// base.css first, by its name.
const style = [chartStyle, ...Object.values(styles)].join('\n');
const sheet = new CSSStyleSheet();
sheet.replaceSync(`${rolesIn(style)}\n${style}`);
document.adoptedStyleSheets = [sheet];

const store = createStore();
window.__inspect = site => store.attach(site);

const container = document.getElementById('inspector');
if (!container) throw new Error('index.html has no element with the id "inspector"');
createRoot(container).render(
  <StoreProvider value={store}>
    <App />
  </StoreProvider>,
);
