/** What the drivers of this site have in common besides the package’s `inPageParts`. */
import type { InPage } from 'xstate-paths/page';
import type { SiteDriver } from '../../../machines/kit';

export const siteParts = (inPage: InPage) =>
  ({ toast: () => inPage(() => window.queries.toast()) }) satisfies Partial<SiteDriver>;
