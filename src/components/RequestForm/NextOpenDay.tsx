import { firstOpenDay, type Today } from '../../../machines/open-hours/opening';
import { useToday } from '../../actors/use-site';
import { useHydrated } from '../../ui/use-hydrated';
import { dayInWords } from '../../words/time';
import { promise } from './OptionalQuestions.css';

/**
 * The promise of an answer, followed by the next open day, which a built page does not know. There is room for both, so
 * that the page below does not move.
 */
export function NextOpenDay() {
  const words = nextOpenDay(useToday());
  const isHydrated = useHydrated();
  return (
    <p className={promise}>
      We’ll answer within 24 hours. <span key={words}>{isHydrated && words}</span>
    </p>
  );
}

/** 'We’re open today.' or 'Our next open day is Wednesday, November 25.'; empty while unknown. */
export function nextOpenDay(today: Today): string {
  const first = firstOpenDay(today);
  if (!first) return '';
  return first === today.day && first === today.here
    ? 'We’re open today.'
    : `Our next open day is ${dayInWords(first)}.`;
}
