import type { Toast } from '../../actors/toasts';
import { salon } from '../../content/salon';

export interface ToastWords {
  variant: 'success' | 'destructive';
  title: string;
  detail: string;
  /** Ways on from here that need none of the site. */
  links?: readonly { href: string; label: string }[];
}

const words: Record<Toast['kind'], ToastWords> = {
  'message.incomplete': {
    variant: 'destructive',
    title: 'Please fill in all fields',
    detail: 'All fields are required to submit your message.',
  },
  'message.sent': {
    variant: 'success',
    title: 'Message sent successfully!',
    detail: "We'll get back to you within 24 hours to schedule your appointment.",
  },
  'message.failed': {
    variant: 'destructive',
    title: 'Failed to send message',
    detail: `Please try again later or contact us directly at ${salon.email}.`,
    links: [{ href: `mailto:${salon.email}`, label: 'Write to us' }],
  },
  /** The page is never reloaded: it may hold all that somebody has written. */
  'page.failed': {
    variant: 'destructive',
    title: 'This could not be opened',
    detail:
      'The line may be down, or we have renewed the site since you came. What you have written stays here; reloading the page would clear it.',
    links: [
      { href: `tel:${salon.phone.dial}`, label: `Call ${salon.phone.shown}` },
      { href: `mailto:${salon.email}`, label: `Write to ${salon.email}` },
    ],
  },
  'link.copied': {
    variant: 'success',
    title: 'Link copied',
    detail: 'Paste it wherever you want to show this picture.',
  },
  'link.failed': { variant: 'destructive', title: 'The link could not be copied', detail: '' },
};

export function wordsOf(toast: Toast): ToastWords {
  return 'link' in toast ? { ...words[toast.kind], detail: toast.link } : words[toast.kind];
}
