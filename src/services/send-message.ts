import type { TemplateParams } from '../../machines/contact-form/message.schema';
import type { SendFailure } from '../../machines/contact-form/send-failure';

/** Sends one message to the salon. Resolves when it is accepted; rejects with a `SendFailure`. */
export type SendMessage = (params: TemplateParams, signal: AbortSignal) => Promise<void>;

/**
 * Whether the text of a response is a web page. After a redirect, or on a network that requires sign-in, a web page can
 * arrive with status 200 although the message was not sent.
 */
export function isWebPage(text: string): boolean {
  return text.trimStart().startsWith('<');
}

export function failure(kind: SendFailure['kind'], detail: string, status?: number): SendFailure {
  return status === undefined ? { kind, detail } : { kind, detail, status };
}
