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

/** The most days of a closure that is surely meant. */
const LONG_CLOSURE = 31;

const daysFrom = (from: string, to: string) => 1 + (Date.parse(to) - Date.parse(from)) / 86_400_000;

/**
 * Finds closures and notices that have ended, and a closure so long that its dates may be wrong. Scripts hide those that
 * have ended, but the HTML still contains them.
 */
export function* noticeFindings({ notices }: RawContent, locate: Locate, today: string): Iterable<Finding> {
  for (const [name, end, called] of [
    ['closures', 'to', 'this closure'],
    ['notices', 'until', 'this notice'],
  ] as const)
    for (const entry of list(record(notices)[name])) {
      const day = String(record(entry)[end] ?? '');
      if (/^\d{4}-\d\d-\d\d$/.test(day) && day < today)
        yield note(
          locate('src/content/notices.ts', `${end}: '${day}'`),
          `${called} ended on ${day}: remove it, or correct its year`,
        );
    }
  for (const { from, to } of list(record(notices).closures).map(record)) {
    const days = daysFrom(String(from), String(to));
    if (days > LONG_CLOSURE)
      yield note(
        locate('src/content/notices.ts', `from: '${from}'`),
        `this closure lasts ${days} days: check its dates, which every page shows`,
      );
  }
}
