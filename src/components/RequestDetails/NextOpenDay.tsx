import { useSelector } from '@xstate/react';
import type { ContactFormActor } from '../../../machines/contact-form/contact-form.machine';
import { useHydrated } from '../../ui/use-hydrated';
import { ask } from '../Terms/Terms.css';
import { dayInWords } from './date-words';

/** Names the next open day beside the promise of an answer. Empty in a built page, which does not know the date. */
export function NextOpenDay({ form }: { form: ContactFormActor }) {
  const words = useSelector(form, ({ context }) => nextOpenDay(context));
  const isHydrated = useHydrated();
  return isHydrated && words && <p key={words} className={ask}>{`We’ll answer within 24 hours. ${words}`}</p>;
}

/** 'We’re open today.' or 'Our next open day is Wednesday, November 25.'; empty while unknown. */
export function nextOpenDay({ today, firstOpenDay }: { today: string; firstOpenDay: string }): string {
  if (!firstOpenDay) return '';
  return firstOpenDay === today ? 'We’re open today.' : `Our next open day is ${dayInWords(firstOpenDay)}.`;
}
