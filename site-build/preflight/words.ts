/** Finds invented testimonials, and notices that have ended. */
import type { RawContent } from '../content/check.ts';
import { list, nameOf, record } from '../content/raw.ts';
import { type Finding, note, stop } from './finding.ts';
import type { Locate } from './lines.ts';
import { sampleTestimonials } from './sample-values.ts';

export function* testimonialFindings({ testimonials }: RawContent, locate: Locate): Iterable<Finding> {
  for (const [index, entry] of list(testimonials).entries()) {
    const { sample, text } = record(entry);
    const name = nameOf(entry, index);
    if (sample !== false || sampleTestimonials.some(words => String(text).startsWith(words)))
      yield stop(
        locate('src/content/testimonials.ts', `name: '${name}'`),
        `the testimonial of ${name} is invented, which the Federal Trade Commission forbids (16 CFR part 465): replace it with a client's own words, with permission, and set sample to false, or remove the entry`,
      );
  }
}

/** Finds closures and notices that have ended. Scripts hide them, but the HTML still contains them. */
export function* noticeFindings({ notices }: RawContent, locate: Locate, today: string): Iterable<Finding> {
  for (const [name, end, called] of [
    ['closures', 'to', 'this closure'],
    ['notices', 'until', 'this notice'],
  ] as const)
    for (const entry of list(record(notices)[name])) {
      const day = String(record(entry)[end] ?? '');
      if (day !== '' && day < today)
        yield note(locate('src/content/notices.ts', `${end}: '${day}'`), `${called} ended on ${day}: remove it`);
    }
}
