/** What has become of a link that was to be shared. */
export type Sharing = 'handed over' | 'copied' | 'given up' | 'impossible';

/** Hands a link to whatever the visitor's system shares by; where there is nothing of the kind, it is copied. Never rejects. */
export async function shareLink(url: string, title: string): Promise<Sharing> {
  if (navigator.share) {
    try {
      await navigator.share({ url, title });
      return 'handed over';
    } catch (reason) {
      if (reason instanceof DOMException && reason.name === 'AbortError') return 'given up';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'impossible';
  }
}
