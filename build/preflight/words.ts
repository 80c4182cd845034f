/** Finds invented testimonials, and notices that have ended. */
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
        `the testimonial of ${name} is invented, which the Federal Trade Commission forbids (16 CFR part 465): replace it with a client's own words, with permission, and set sample to false, or remove the entry`,
      ),
    ];
  });
}

/** Finds closures and notices that have ended. Scripts hide them, but the HTML still contains them. */
export function noticeFindings({ notices }: RawContent, locate: Locate, today: string): Finding[] {
  const { closures, notices: news } = record(notices);
  const over = (entries: unknown, end: 'to' | 'until', called: string) =>
    list(entries)
      .map(entry => String(record(entry)[end] ?? ''))
      .filter(day => day !== '' && day < today)
      .map(day => note(locate(NOTICES, `${end}: '${day}'`), `${called} ended on ${day}: remove it`));
  return [...over(closures, 'to', 'this closure'), ...over(news, 'until', 'this notice')];
}
