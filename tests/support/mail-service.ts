/** What tests know of a mail service: where its requests go and what they contain. */
import { join } from 'node:path';
import type { Message } from '../../dev/outbox/mailbox';
import type { Typed } from './request';

export interface MailService {
  name: string;
  /** Folder of the site built for this service; by default, the build for the local mailbox. */
  directory?: string;
  /** The address that a message is posted to. */
  address: RegExp;
  /** The script files without which nothing can be sent. */
  code: RegExp;
  /** What the visitor typed, read from the mailbox. */
  typedIn: (message: Message) => Typed;
}

export const emailjs: MailService = {
  name: 'EmailJS',
  address: /\/api\/v1\.0\/email\/send$/,
  code: /\/assets\/emailjs-/,
  typedIn: ({ template_params: { name, phone, message } }) => ({ name, phone, message }) as Typed,
};

export const formEndpoint: MailService = {
  name: 'a form endpoint',
  directory: join(import.meta.dirname, '../..', '.cache/sites/endpoint'),
  address: /\/__outbox\/form$/,
  code: /\/assets\/form-endpoint-/,
  // Only the three fields and the reference are sent.
  typedIn: ({ template_params: { reference: _, ...fields } }) => fields as unknown as Typed,
};
