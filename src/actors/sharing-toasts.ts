import type { Sharing } from '../effects/share-link';
import type { Notifier } from './toasts';

/** Says what has become of a photo's link, where the visitor's system does not say it itself. */
export function announceSharing(sharing: Sharing, link: string, notifier: Notifier): void {
  if (sharing === 'copied') {
    notifier.show({
      variant: 'success',
      title: 'Link copied',
      detail: 'Paste it wherever you want to show this picture.',
    });
  } else if (sharing === 'impossible') {
    notifier.show({ variant: 'destructive', title: 'The link could not be copied', detail: link });
  }
}
