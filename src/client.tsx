/**
 * Browser entry point: hydrates the prerendered page, or renders the page if it was not prerendered for this address.
 */
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { createSite, formNow } from './actors/site';
import { keepOpen } from './effects/keep-open';
import { rememberForm } from './effects/shown-fields';
import { base } from './load-page';
import { loadFirstPage, loadRest, platform, writeHead } from './platform';
import { styleNotFoundRoute } from './routes/routes';
import { siteInput } from './routes/site-input';

async function startPage(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no element with the id "root"');
  // The page that the host has served stays, however its address is written; `null` is 404.html, for unknown addresses.
  const { route: served = 'null' } = container.dataset;
  if (served !== 'null' && location.pathname !== base + served)
    history.replaceState(history.state, '', base + served + location.search + location.hash);
  const page = await loadFirstPage();
  const site = createSite(platform, siteInput(page));

  /** Starts the site: reports what the visitor did before hydration, and lets the loader repeat the last press. */
  function ready(): void {
    site.start();
    reportForm(formNow(site));
    reopen();
    document.documentElement.dataset.script = 'ready';
    document.dispatchEvent(new Event('site:ready'));
    loadRest(page);
  }

  const reportForm = rememberForm();
  const reopen = keepOpen();
  const app = <App site={site} onReady={ready} />;
  if (served === String(page.route.path) && page.route !== styleNotFoundRoute) {
    hydrateRoot(container, app);
  } else {
    container.replaceChildren();
    createRoot(container).render(app);
    writeHead(page);
  }
}

startPage().catch(reason => {
  console.error('The page could not be hydrated:', reason);
  document.dispatchEvent(new Event('site:failed'));
});
