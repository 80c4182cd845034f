/** What clients are said to have said, and news that is none any more. */
import type { RawContent } from '../check-content.ts';
import { list, nameOf, record } from '../raw.ts';
import { type Finding, note, stop } from './finding.ts';
import type { Locate } from './lines.ts';
import { sampleTestimonials } from './sample-values.ts';

const TESTIMONIALS = 'src/content/testimonials.ts';
const NOTICES = 'src/content/notices.ts';

export function testimonialFindings({ testimonials }: RawContent, locate: Locate): Finding[] {
  return list(testimonials).flatMap((entry, index) => {
    const { sample, text } = record(entry);
    const name = nameOf(entry, index);
    const invented = sampleTestimonials.some(words => String(text).startsWith(words));
    if (sample === false && !invented) return [];
    return [
      stop(
        locate(TESTIMONIALS, `name: '${name}'`),
        `the words of ${name} are invented, which the Federal Trade Commission forbids (16 CFR part 465): put a client's own in their place, with permission, and set sample to false, or take the entry out`,
      ),
    ];
  });
}

/** What is over has gone from the page by itself, but not from its HTML. */
export function noticeFindings({ notices }: RawContent, locate: Locate, today: string): Finding[] {
  const { closures, notices: news } = record(notices);
  const over = (entries: unknown, end: 'to' | 'until', called: string) =>
    list(entries)
      .map(entry => String(record(entry)[end] ?? ''))
      .filter(day => day !== '' && day < today)
      .map(day => note(locate(NOTICES, `${end}: '${day}'`), `${called} ended on ${day}: take it out`));
  return [...over(closures, 'to', 'this closure'), ...over(news, 'until', 'this notice')];
}
