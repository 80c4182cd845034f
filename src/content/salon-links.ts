import { salon } from './salon';

const { dial, texts }: { dial: string; texts?: boolean } = salon.phone;

/** Opens a text message to the salon that begins so; undefined where the salon reads none. `?&` serves older iPhones too. */
export function textMessageLink(body: string): string | undefined {
  return texts ? `sms:${dial}?&body=${encodeURIComponent(body)}` : undefined;
}
