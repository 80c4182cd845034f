import * as css from './Unbroken.css';

/** A text in which words with a hyphen, such as “chin-length,” stay on one line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/([^\s—-]+(?:-[^\s—-]+)+)/).map((part, index) =>
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
