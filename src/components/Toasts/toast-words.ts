import type { Toast } from '../../../machines/toasts/toasts.machine';
import { salon } from '../../content/salon';
import { emailLink, textMessageLink } from '../../content/salon-links';

interface ToastLink {
  href: string;
  label: string;
  /** Whether the link opens a new tab. */
  inTab?: boolean;
}

export interface ToastWords {
  variant: 'success' | 'destructive';
  title: string;
  detail: string;
  /** Contact links, which work without scripts. */
  links?: readonly ToastLink[];
}

const CALL = { href: `tel:${salon.phone.dial}`, label: `Call ${salon.phone.shown}` };

/**
 * Shown when code cannot be loaded, as a toast or in place of a page. If something is written or chosen: `draft` and
 * `reload`, which would delete it, or `kept` and `newTab`.
 */
export const loadError = {
  variant: 'destructive',
  title: 'Something didn’t load',
  detail: 'You may be offline, or we may have updated the site since you opened it.',
  draft: 'What you’ve written or chosen is still here, but reloading the page would clear it.',
  links: [CALL, { href: emailLink(), label: `Email ${salon.email}` }],
  /** An empty address is the current one. */
  reload: { href: '', label: 'Reload the page' },
  kept: 'What you’ve written or chosen is still here.',
  newTab: { href: '', label: 'Open it in a new tab', inTab: true },
} as const;

export const DISMISS = 'Dismiss';

const words: Record<Toast['type'], ToastWords> = {
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
    links: [{ href: emailLink(), label: 'Email us' }, CALL],
  },
  'message.copied': {
    variant: 'success',
    title: 'Message copied',
    detail: 'Paste it into a text message or an email to us.',
  },
  'message.copyFailed': {
    variant: 'destructive',
    title: 'Couldn’t copy the message',
    detail: 'It’s still in the form: select it there and copy it.',
  },
  'code.failed': loadError,
  'photoLink.copied': {
    variant: 'success',
    title: 'Link copied',
    detail: 'Paste it wherever you want to show this picture.',
  },
  'photoLink.failed': { variant: 'destructive', title: 'Couldn’t copy the link', detail: '' },
};

export function wordsOf(toast: Toast): ToastWords {
  const known = words[toast.type];
  if (toast.type === 'photoLink.failed') return { ...known, detail: toast.link };
  if (toast.type === 'code.failed' && toast.link !== undefined) {
    const [draft, link] = toast.inTab ? [loadError.kept, loadError.newTab] : [loadError.draft, loadError.reload];
    return {
      ...known,
      detail: `${loadError.detail} ${draft}`,
      links: [...loadError.links, { ...link, href: toast.link }],
    };
  }
  const sms = 'text' in toast && textMessageLink(toast.text);
  return sms ? { ...known, links: [...(known.links ?? []), { href: sms, label: 'Text your message' }] } : known;
}
