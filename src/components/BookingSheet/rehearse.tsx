import { createRoot } from 'react-dom/client';
import type { SiteActor } from '../../../machines/site/site.machine';
import { SiteProvider } from '../../actors/site';
import { RequestForm } from '../RequestForm/RequestForm';

/**
 * Renders the form once outside the page, in small steps while the browser is idle: code that has run before runs twice
 * as fast when the sheet opens. `site` has a form, and never starts.
 */
export function rehearse(site: SiteActor): void {
  (window.requestIdleCallback ?? setTimeout)(() =>
    createRoot(document.createElement('div')).render(
      <SiteProvider value={site}>
        <RequestForm id="rehearsed-form" />
      </SiteProvider>,
    ),
  );
}
