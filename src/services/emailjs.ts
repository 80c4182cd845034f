import { failure, isWebPage, post, type SendMessage } from './send-message';

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
