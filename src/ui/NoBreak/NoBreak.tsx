import * as css from './NoBreak.css';

/** Binds a year to its era and a name to its number, such as “500 BC,” “CROWN Act” and “Yohannes IV.” */
export const noBreakSpaces = (text: string): string => text.replace(/ (?=(?:BC|Act|[IVX]{2,})\b)/g, '\u00a0');

/** A text in which words with a hyphen, such as “chin-length,” and ranges, such as “4–8 hours,” stay on one line. */
export function NoBreak({ text }: { text: string }) {
  return text.split(/([\d½]+–\d+ \p{L}+|[^\s—-]+(?:-[^\s—-]+)+)/u).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no state, and their order never changes.
      <span key={index} className={css.word}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
