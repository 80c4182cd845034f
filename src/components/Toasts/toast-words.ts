import type { Toast } from '../../../machines/toasts/toasts.machine';
import { salon } from '../../content/salon';
import { loadError } from '../ErrorBoundary/PageLoadError';

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
  'page.failed': loadError,
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
