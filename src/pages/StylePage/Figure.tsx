import { altOf } from '../../content/photograph-of';
import type { HairstyleFigure } from '../../content/schema';
import { figures } from '../../derived/figures';
import { color } from '../../theme/contract.css';
import { isPicture, Picture, pictureSize } from '../../ui/Picture/Picture';
import * as css from './History.css';

const files = import.meta.glob<string>('../../content/figures/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

const hair = { 'your own hair': '#74393c', 'added hair': '#d0711f' };

interface FigureProps extends HairstyleFigure {
  sizes: string;
}

/**
 * Pictures or drawings side by side. A drawing's colors follow the theme, because an SVG in an `<img>` inherits
 * `color-scheme`.
 */
export function Figure({ pictures, added, sizes }: FigureProps) {
  return (
    <figure>
      <ul className={css.pictures} role="list">
        {pictures.map(({ figure, label, language, note }) => {
          const { alt, width, height } = isPicture(figure)
            ? { ...pictureSize(figure), alt: altOf(figure) }
            : (figures[figure] ?? { alt: '', width: 1, height: 1 });
          return (
            <li key={figure}>
              <div className={css.frame}>
                <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
                {isPicture(figure) ? (
                  <Picture id={figure} alt={alt} sizes={sizes} className={css.overlay} />
                ) : (
                  <img
                    className={css.overlay}
                    src={files[`../../content/figures/${figure}.svg`]}
                    alt={alt}
                    loading="lazy"
                    decoding="async"
                  />
                )}
              </div>
              <strong lang={language}>{label}</strong>
              {note && <span className={css.note}>{note}</span>}
            </li>
          );
        })}
      </ul>
      {added && (
        <p className={css.legend}>
          {Object.entries(hair).map(([whose, fill]) => (
            <span key={whose} className={css.meaning}>
              <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
                <circle cx="10" cy="10" r="9" fill={fill} stroke={color.textMuted} strokeWidth="1.5" />
              </svg>
              {whose}
            </span>
          ))}
        </p>
      )}
    </figure>
  );
}
