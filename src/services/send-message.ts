import type { TemplateParams } from '../../machines/contact-form/message.schema';
import type { SendFailure } from '../../machines/contact-form/send-failure';

/** Sends one message to the salon. Resolves when it is accepted; rejects with a `SendFailure`. */
export type SendMessage = (params: TemplateParams, signal: AbortSignal) => Promise<void>;

export function failure(kind: SendFailure['kind'], detail: string, status?: number): SendFailure {
  return status === undefined ? { kind, detail } : { kind, detail, status };
}
