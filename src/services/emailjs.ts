import { EmailJSResponseStatus, init, send } from '@emailjs/browser';
import type { TemplateParams } from '../../machines/contact-form/message.schema';
import { endWith } from './mail-fetch';

/** Sends one message to the salon. Resolves when it is accepted; rejects with the reason why not. */
export type SendMessage = (params: TemplateParams, signal: AbortSignal) => Promise<void>;

/** Public ids of an EmailJS account. */
interface EmailJSAccount {
  publicKey: string | undefined;
  serviceId: string | undefined;
  templateId: string | undefined;
  /** Origin of a local substitute, such as `http://localhost:4173`; by default, EmailJS itself. */
  origin?: string | undefined;
}

export function sendByEmailJS({ publicKey, serviceId, templateId, origin }: EmailJSAccount): SendMessage {
  return async (params, signal) => {
    // Its form has said that it failed while the code for sending was loading.
    signal.throwIfAborted();
    if (!publicKey || !serviceId || !templateId) {
      const ids = {
        VITE_EMAILJS_PUBLIC_KEY: publicKey,
        VITE_EMAILJS_SERVICE_ID: serviceId,
        VITE_EMAILJS_TEMPLATE_ID: templateId,
      };
      const missing = Object.entries(ids).flatMap(([name, id]) => (id ? [] : [name]));
      throw new Error(`missing: ${missing.join(', ')}`);
    }
    init({ publicKey }, origin);
    endWith(signal);
    const answer = await send(serviceId, templateId, { ...params }).catch(reason => {
      // An incomplete response counts as no response.
      if (!(reason instanceof EmailJSResponseStatus)) throw new Error(`no response: ${reason}`);
      return reason;
    });
    const { status, text } = answer;
    // After a redirect, or on a network that requires sign-in, a web page can arrive although the message was not sent.
    if (text.trimStart().startsWith('<')) throw new Error(`a web page instead of a response, with status ${status}`);
    if (status < 200 || status > 299) throw new Error(`refused with status ${status}: ${text}`);
  };
}
