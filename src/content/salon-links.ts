import { salon } from './salon';

const { dial, texts }: { dial: string; texts?: boolean } = salon.phone;

/**
 * A link that opens a text message to the salon, with `body` already written; undefined if the salon reads no text
 * messages. The separator `?&` works on older iPhones, too.
 */
export function textMessageLink(body: string): string | undefined {
  return texts ? `sms:${dial}?&body=${encodeURIComponent(body)}` : undefined;
}
