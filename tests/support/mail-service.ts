/** A mail service as the fault matrix meets it from outside: where a request goes, and what it looks like. */
import { join } from 'node:path';
import type { Message } from '../../dev/outbox/mailbox';
import type { Typed } from './request';

export interface MailService {
  name: string;
  /** Under which its figures are kept for `npm run quality`. */
  part: string;
  /** Folder of the site that was built for it; where left out, the one that is built for the local mailbox. */
  directory?: string;
  /** The address that a message is posted to. */
  address: RegExp;
  /** The script files without which nothing can be sent. */
  code: RegExp;
  /** Whether a request that is given up is also cut, so that it may still be stopped. */
  aborts: boolean;
  /** What a visitor has typed, read out of what the mailbox has kept. */
  typedIn: (message: Message) => Typed;
}

export const emailjs: MailService = {
  name: 'EmailJS',
  part: 'fault-matrix',
  address: /\/api\/v1\.0\/email\/send$/,
  code: /\/assets\/(emailjs|es)-/,
  aborts: false,
  typedIn: ({ template_params: { name, phone, message } }) => ({ name, phone, message }) as Typed,
};

export const formEndpoint: MailService = {
  name: 'a form endpoint',
  part: 'fault-matrix-endpoint',
  directory: join(import.meta.dirname, '../..', '.cache/sites/endpoint'),
  address: /\/__outbox\/form$/,
  code: /\/assets\/form-endpoint-/,
  aborts: true,
  // Nothing but the three fields leaves the page.
  typedIn: ({ template_params }) => template_params as Typed,
};
