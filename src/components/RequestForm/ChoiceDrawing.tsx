import * as css from './Choices.css';

/** A plait as short strokes that lean to the left and to the right in turn. `thick` is its width. */
function plait(x: number, top: number, bottom: number, thick: number): string {
  const [lean, step] = [thick * 0.3, thick * 0.4];
  let path = '';
  for (let y = top + thick * 0.2, side = lean; y + step + thick * 0.4 < bottom; y += step, side = -side)
    path += `M${(x + side).toFixed(1)} ${y.toFixed(1)}l${(-side * 1.1).toFixed(1)} ${(step * 1.2).toFixed(1)}`;
  return path;
}

/** Draws this many braids side by side. */
export function BraidsDrawing({ braids }: { braids: number }) {
  const pitch = 48 / braids;
  const path = Array.from({ length: braids }, (_, index) => plait(pitch * (index + 0.5), 1, 39, pitch * 0.8)).join('');
  return (
    <svg className={css.drawing} viewBox="0 0 48 40" aria-hidden="true">
      <path d={path} strokeWidth={(pitch * 0.24).toFixed(1)} />
    </svg>
  );
}

/** Draws head and back from behind, with braids that reach from the chin (`reach` 0) down to the hip (1). */
export function LengthDrawing({ reach }: { reach: number }) {
  const path = [17.5, 21.8, 26.2, 30.5].map(x => plait(x, 9, 17 + reach * 33, 4.2)).join('');
  return (
    <svg className={css.drawing} viewBox="0 0 48 52" aria-hidden="true">
      <path strokeWidth="1.5" d="M20 17c0 6-9 3-12 11q-2 6-4 23M28 17c0 6 9 3 12 11q2 6 4 23" />
      <path fill="currentColor" d="M15.5 11c0-6 3-10 8.5-10s8.5 4 8.5 10z" />
      <path strokeWidth="1.5" d={path} />
    </svg>
  );
}
