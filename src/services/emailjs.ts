import type { SendFailure } from '../../machines/contact-form/send-failure';
import { failure, isWebPage, type SendMessage } from './send-message';

/** Public ids of an EmailJS account. */
export interface EmailJSAccount {
  publicKey: string | undefined;
  serviceId: string | undefined;
  templateId: string | undefined;
  /** Origin of a local substitute, such as `http://localhost:4173`; undefined for EmailJS itself. */
  origin: string | undefined;
}

/**
 * Sends messages through EmailJS. The EmailJS client cannot abort a request and has no timeout, so the form's
 * machine has one. A response after the timeout is only logged.
 */
export function sendByEmailJS({ publicKey, serviceId, templateId, origin }: EmailJSAccount): SendMessage {
  // Loads the client before a message is sent, because a new deployment or a broken connection could make it
  // unavailable later.
  loadClient().catch(() => {});
  return async (params, signal) => {
    if (!publicKey || !serviceId || !templateId) {
      const ids = {
        VITE_EMAILJS_PUBLIC_KEY: publicKey,
        VITE_EMAILJS_SERVICE_ID: serviceId,
        VITE_EMAILJS_TEMPLATE_ID: templateId,
      };
      const missing = Object.entries(ids).flatMap(([name, id]) => (id ? [] : [name]));
      throw failure('unconfigured', `missing: ${missing.join(', ')}`);
    }
    try {
      const { init, send } = await loadClient();
      init(origin ? { publicKey, origin } : { publicKey });
      const answer = await send(serviceId, templateId, { ...params });
      if (isWebPage(answer.text)) throw { status: answer.status, text: 'a web page instead of a response' };
      if (signal.aborted) console.warn(`A late response after the timeout: ${answer.status} ${answer.text}`);
    } catch (reason) {
      const sendFailure = asSendFailure(reason);
      if (signal.aborted) console.warn('A late failure after the timeout:', sendFailure);
      throw sendFailure;
    }
  };
}

/** Imports the client dynamically, so that if the client cannot be loaded, sending fails, but not the page. */
function loadClient() {
  hideDeniedStorage();
  return import('@emailjs/browser');
}

/**
 * Hides localStorage if the visitor has blocked site data. The client reads localStorage on import, and would throw
 * then and at every retry. It stores nothing in localStorage, so it works without localStorage.
 */
function hideDeniedStorage(): void {
  try {
    globalThis.localStorage;
  } catch {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: undefined });
  }
}

/** Converts the rejection of EmailJS: a response that is not an `Error`, a TypeError from fetch, or a plain string. */
function asSendFailure(reason: unknown): SendFailure {
  if (typeof reason === 'object' && reason !== null && 'status' in reason && 'text' in reason) {
    return failure('refused', String(reason.text), Number(reason.status));
  }
  return failure('unreachable', reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason));
}
