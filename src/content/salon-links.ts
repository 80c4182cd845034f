import { salon } from './salon';

const { dial, texts }: { dial: string; texts?: boolean } = salon.phone;

/** An email address as part of a link: `+`, `&` and `?` have another meaning there. */
export const inLink = (address: string) => encodeURIComponent(address).replace('%40', '@');

/** Some mail programs and phones cut or refuse longer links. */
const LONGEST = 1_999;

/** A link that also writes the text, or only opens an empty message if the text is too long or empty. */
function linkWith(text: string, link: string, before: string): string {
  // Half of an emoji cannot be encoded.
  const whole = link + before + encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
  return text && whole.length <= LONGEST ? whole : link;
}

/** A link that opens an email to the salon, with the text already written if it is short enough. */
export const emailLink = (text = '') => linkWith(text, `mailto:${inLink(salon.email)}`, '?body=');

/**
 * A link that opens a text message to the salon, with the text already written if it is short enough; undefined if the
 * salon reads no text messages. The separator `?&` works on older iPhones, too.
 */
export const textMessageLink = (text: string) => (texts ? linkWith(text, `sms:${dial}`, '?&body=') : undefined);
