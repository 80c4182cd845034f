import type { Page } from '../../machines/page';
import type { SiteInput } from '../../machines/site/site.context';
import { notices } from '../content/notices';
import { salon } from '../content/salon';
import { lineKinds } from '../words/request';

/** What the site's machines need to know of the salon, and the first page. */
export const siteInput = (page: Page, { closures } = notices): SiteInput => ({
  page,
  schedule: { hours: salon.hours, closures },
  salonEmail: salon.email,
  lineKinds,
});
