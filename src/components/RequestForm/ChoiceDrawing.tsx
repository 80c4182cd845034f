import * as css from './Choices.css';

const WIDTH = 48;

/** Draws this many braids side by side, each as a chain of dots. The first dot is centered half a dot below the top. */
export function BraidsDrawing({ braids }: { braids: number }) {
  const pitch = WIDTH / braids;
  const thick = pitch * 0.62;
  const chain = `${(3 + thick / 2).toFixed(1)}v${(34.5 - thick).toFixed(1)}`;
  const path = Array.from({ length: braids }, (_, index) => `M${(pitch * (index + 0.5)).toFixed(1)} ${chain}`).join('');
  return (
    <svg className={css.drawing} viewBox="0 0 48 40" aria-hidden="true">
      <path d={path} strokeWidth={thick.toFixed(1)} strokeDasharray={`.1 ${(pitch * 0.72).toFixed(1)}`} />
    </svg>
  );
}

/** Draws a head from behind, with hair that reaches from the chin (`reach` 0) down to the hip (1). */
export function LengthDrawing({ reach }: { reach: number }) {
  const end = Math.round(14 + reach * 24);
  return (
    <svg className={css.drawing} viewBox="0 0 48 40" aria-hidden="true">
      <path
        strokeWidth="1.5"
        d="M20 13v3c0 2-10 2-12 8v16M28 13v3c0 2 10 2 12 8v16M13 27c1 5 2 8 1 13M35 27c-1 5-2 8-1 13"
      />
      <path fill="currentColor" d={`M24 1c-6 0-8 4-8 9L15 ${end}q4.500 2 9 0q4.500 2 9 0L32 10c0-5-2-9-8-9z`} />
    </svg>
  );
}
