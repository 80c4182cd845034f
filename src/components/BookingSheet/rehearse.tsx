import { createRoot } from 'react-dom/client';
import type { SiteActor } from '../../../machines/site/site.machine';
import type { Mail } from '../../actors/contact-form';
import { createSite, type Environment, SiteProvider } from '../../actors/site';
import { contactFormFor, RequestForm } from '../RequestForm/RequestForm';

/** The rehearsed site never starts, so it uses nothing of its environment. */
const nothing = {} as Environment;

/**
 * Renders the form once outside the page, in small steps while the browser is idle: code that has run before runs twice
 * as fast when the sheet opens. Nothing refers to the rendered form, so the browser frees its memory.
 */
export function rehearse(site: SiteActor, mail: Mail): void {
  const { page, schedule } = site.getSnapshot().context;
  (window.requestIdleCallback ?? setTimeout)(() => {
    const contactForm = contactFormFor(mail);
    const rehearsed = createSite(nothing, { page: { path: page.path, exists: true, contactForm }, schedule });
    createRoot(document.createElement('div')).render(
      <SiteProvider value={rehearsed}>
        <RequestForm id="rehearsed-form" />
      </SiteProvider>,
    );
  });
}
