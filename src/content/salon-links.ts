import { salon } from './salon';

const { dial, texts }: { dial: string; texts?: boolean } = salon.phone;

/**
 * A link that opens a text message to the salon with this beginning; undefined if the salon reads no text messages.
 * `?&` also works on older iPhones.
 */
export function textMessageLink(body: string): string | undefined {
  return texts ? `sms:${dial}?&body=${encodeURIComponent(body)}` : undefined;
}
