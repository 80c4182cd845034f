/** What tests know of a mail service: where its requests go and what they contain. */
import type { Message } from '../../dev/outbox/middleware';
import type { Typed } from './request';

export interface MailService {
  name: string;
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
