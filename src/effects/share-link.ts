/** The outcome of sharing a link. */
export type Sharing = 'handed over' | 'copied' | 'given up' | 'impossible';

/** Shares a link with the system's share sheet, or copies it where there is none. Never rejects. */
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
