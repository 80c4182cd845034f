import type { TemplateParams } from '../../machines/contact-form/message.schema';
import type { SendFailure } from '../../machines/contact-form/send-failure';

/** Sends one message to the salon. Resolves when it is accepted; rejects with a `SendFailure`. */
export type SendMessage = (params: TemplateParams, signal: AbortSignal) => Promise<void>;

/** Public ids of an EmailJS account. */
interface EmailJSAccount {
  publicKey: string | undefined;
  serviceId: string | undefined;
  templateId: string | undefined;
  /** Origin of a local substitute, such as `http://localhost:4173`; by default, EmailJS itself. */
  origin?: string | undefined;
}

/**
 * Sends messages through EmailJS, as its own client does. That client can neither abort a request nor go on with it when the
 * visitor leaves the page.
 */
export function sendByEmailJS({
  publicKey,
  serviceId,
  templateId,
  origin = 'https://api.emailjs.com',
}: EmailJSAccount): SendMessage {
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
    const message = { user_id: publicKey, service_id: serviceId, template_id: templateId, template_params: params };
    const { status, ok, text } = await post(`${origin}/api/v1.0/email/send`, message, signal);
    if (isWebPage(text)) throw failure('refused', 'a web page instead of a response', status);
    if (!ok) throw failure('refused', text, status);
  };
}

/** The service's response. */
interface Answer {
  status: number;
  ok: boolean;
  text: string;
}

/**
 * Posts JSON, and reads the whole response; an incomplete response counts as no response. The form's machine has a
 * timeout, at which `signal` aborts the request.
 */
async function post(address: string, body: object, signal: AbortSignal): Promise<Answer> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
      // The message is sent even if the visitor leaves the page meanwhile. Browsers allow this for bodies of up to 64 KB, and
      // the longest message has 50,000 bytes.
      keepalive: true,
      credentials: 'omit',
      // A redirect could turn the request into a GET, whose response would say nothing about the message.
      redirect: 'error',
      signal,
    });
    return { status: answer.status, ok: answer.ok, text: await answer.text() };
  } catch (error) {
    throw failure('unreachable', String(error));
  }
}

/**
 * Whether the text of a response is a web page. After a redirect, or on a network that requires sign-in, a web page can
 * arrive with status 200 although the message was not sent.
 */
function isWebPage(text: string): boolean {
  return text.trimStart().startsWith('<');
}

export function failure(kind: SendFailure['kind'], detail: string, status?: number): SendFailure {
  return status === undefined ? { kind, detail } : { kind, detail, status };
}
