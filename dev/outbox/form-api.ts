/** A form endpoint as a pure function from request to response. It accepts any JSON object, as such services do. */
import { LOCAL_MAILBOX } from './ids.ts';
import { isRecord, readJson, type SendRequest, type SendResult } from './send-api.ts';

export const FORM_PATH = LOCAL_MAILBOX.formPath;

export function answerForm({ headers, body }: SendRequest): SendResult {
  if (!headers['content-type']?.startsWith('application/json')) return { status: 415, text: 'Post it as JSON' };
  const fields = readJson(body);
  if (!isRecord(fields)) return { status: 400, text: 'The body is no JSON object' };
  // The message is stored like any other, but has no service ids.
  const message = {
    user_id: '',
    service_id: 'form endpoint',
    template_id: '',
    template_params: fields,
  };
  return { status: 200, text: '{"ok":true}', message };
}
