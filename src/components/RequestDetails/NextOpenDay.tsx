import { useSelector } from '@xstate/react';
import type { OpenHoursContext } from '../../../machines/open-hours/open-hours.machine';
import { useSiteActor } from '../../actors/site';
import { useHydrated } from '../../ui/use-hydrated';
import { text } from '../Terms/Terms.css';
import { dayInWords } from './date-words';

/** Names the next open day beside the promise of an answer. Empty in a built page, which does not know the date. */
export function NextOpenDay() {
  const words = useSelector(useSiteActor('openHours'), ({ context }) => nextOpenDay(context));
  const isHydrated = useHydrated();
  return isHydrated && words && <p key={words} className={text}>{`We’ll answer within 24 hours. ${words}`}</p>;
}

/** The first day from now on when the salon is open: today until closing time; empty if unknown. */
export const firstOpenDay = ({ day, opening }: OpenHoursContext) => (opening?.open ? day : opening?.day) ?? '';

/** 'We’re open today.' or 'Our next open day is Wednesday, November 25.'; empty while unknown. */
export function nextOpenDay(hours: OpenHoursContext): string {
  const first = firstOpenDay(hours);
  if (!first) return '';
  return first === hours.day ? 'We’re open today.' : `Our next open day is ${dayInWords(first)}.`;
}
