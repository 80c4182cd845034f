import { figures } from '../../content/figures';
import type { FigureEntry, HairstyleFigure } from '../../content/schema';
import * as css from './History.css';

const files = import.meta.glob<string>('../../content/figures/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});
const entries: Readonly<Record<string, FigureEntry | undefined>> = figures;

/** Drawings side by side. Their colors follow the page's theme, because an SVG in an `<img>` sees its `color-scheme`. */
export function Figure({ pictures, caption }: HairstyleFigure) {
  return (
    <figure>
      <ul className={css.pictures} role="list">
        {pictures.map(({ figure, label, note }) => {
          const { alt, width, height } = entries[figure] ?? { alt: '', width: 1, height: 1 };
          return (
            <li key={figure}>
              <div className={css.frame}>
                <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
                <img
                  className={css.overlay}
                  src={files[`../../content/figures/${figure}.svg`]}
                  alt={alt}
                  loading="lazy"
                  decoding="async"
                />
              </div>
              <p>
                <strong>{label}</strong>
                {note && <span className={css.note}>{note}</span>}
              </p>
            </li>
          );
        })}
      </ul>
      {caption && <figcaption className={css.note}>{caption}</figcaption>}
    </figure>
  );
}
