import { copyText } from './copy-text';

/** Whether the share sheet was dismissed, or is still open from an earlier press. */
export const isNoFailure = (reason: unknown) => /^(Abort|InvalidState)Error\b/.test(String(reason));

/** Opens the system's share sheet for a link, or copies the link if there is none. Canceling counts as shared. Never rejects. */
export async function shareLink(url: string): Promise<'shared' | 'copied' | 'failed'> {
  if (navigator.share) {
    try {
      await navigator.share({ url, title: document.title });
      return 'shared';
    } catch (reason) {
      if (isNoFailure(reason)) return 'shared';
    }
  }
  try {
    await copyText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** The page's own address at the site's host, without what a stranger's link, a preview host or a translated copy adds. */
export function pageAddress(origin = import.meta.env.SITE_URL): string {
  return new URL(location.pathname, /^http:\/\/localhost\b/.test(origin) ? location.origin : origin).href;
}

/** The address of the gallery with this photo open, without a style filter. */
export function linkToPhoto(photo: string): string {
  return `${pageAddress()}?photo=${encodeURIComponent(photo)}`;
}
