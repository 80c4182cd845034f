import type { SendFailure } from '../../machines/contact-form/send-failure';
import { failure, type SendMessage } from './send-message';

/** Public ids of an EmailJS account; `origin` only for a local substitute. */
export interface EmailJSAccount {
  publicKey: string | undefined;
  serviceId: string | undefined;
  templateId: string | undefined;
  /** Absolute origin such as `http://localhost:4173`; undefined means EmailJS itself. */
  origin: string | undefined;
}

/**
 * Sends through EmailJS. The client has no abort and no timeout, so the machine owns the timeout; a late answer is
 * only logged.
 */
export function sendByEmailJS({ publicKey, serviceId, templateId, origin }: EmailJSAccount): SendMessage {
  // Fetched while a message is being written: a new deployment or a lost connection could make it unavailable later.
  loadClient().catch(() => {});
  return async (params, signal) => {
    if (!publicKey || !serviceId || !templateId) {
      throw failure('unconfigured', `missing: ${missingNames({ publicKey, serviceId, templateId }).join(', ')}`);
    }
    try {
      const { init, send } = await loadClient();
      init(origin ? { publicKey, origin } : { publicKey });
      const answer = await send(serviceId, templateId, { ...params });
      if (isWebPage(answer.text)) throw { status: answer.status, text: 'a web page in place of an answer' };
      if (signal.aborted) console.warn(`A late answer after the timeout: ${answer.status} ${answer.text}`);
    } catch (reason) {
      const sendFailure = asFailure(reason);
      if (signal.aborted) console.warn('A late failure after the timeout:', sendFailure);
      throw sendFailure;
    }
  };
}

/** Imported dynamically, so that a client that cannot be loaded is one more send failure and not a dead page. */
function loadClient() {
  hideDeniedStorage();
  return import('@emailjs/browser');
}

/**
 * The client reads localStorage on import, which throws where a visitor has blocked site data, and would keep throwing
 * until a reload. It stores nothing there, so it can work without localStorage.
 */
function hideDeniedStorage(): void {
  try {
    globalThis.localStorage;
  } catch {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: undefined });
  }
}

/**
 * After a redirect, or on a network that requires sign-in, a web page arrives with status 200: the message was not
 * sent.
 */
function isWebPage(text: string): boolean {
  return text.trimStart().startsWith('<');
}

/** EmailJS rejects in three shapes: a response that is not an Error, a TypeError from fetch, or a plain string. */
function asFailure(reason: unknown): SendFailure {
  if (typeof reason === 'object' && reason !== null && 'status' in reason && 'text' in reason) {
    return failure('refused', String(reason.text), Number(reason.status));
  }
  return failure('unreachable', reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason));
}

function missingNames(ids: Record<'publicKey' | 'serviceId' | 'templateId', string | undefined>): string[] {
  const names = {
    publicKey: 'VITE_EMAILJS_PUBLIC_KEY',
    serviceId: 'VITE_EMAILJS_SERVICE_ID',
    templateId: 'VITE_EMAILJS_TEMPLATE_ID',
  };
  return (Object.keys(names) as (keyof typeof names)[]).filter(key => !ids[key]).map(key => names[key]);
}
