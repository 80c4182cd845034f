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

/** Draws head and back from behind, with hair that reaches from the chin (`reach` 0) down to the hip (1). */
export function LengthDrawing({ reach }: { reach: number }) {
  const end = Math.round(16 + reach * 32);
  return (
    <svg className={css.drawing} viewBox="0 0 48 52" aria-hidden="true">
      <path strokeWidth="1.5" d="M20 17c0 6-9 3-12 11q-2 6-4 23M28 17c0 6 9 3 12 11q2 6 4 23" />
      <path fill="currentColor" d={`M24 1c-6 0-8 4-8 9L15 ${end}q4.500 2 9 0q4.500 2 9 0L32 10c0-5-2-9-8-9z`} />
    </svg>
  );
}
