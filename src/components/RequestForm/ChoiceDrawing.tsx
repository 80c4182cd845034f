import braid from './braid.svg';
import * as css from './Choices.css';
import crown from './crown.svg';
import figure from './figure.svg';

interface BraidsProps {
  count: number;
  /** The distance between the middles of two braids. */
  pitch: number;
  width: number;
  /** The middle of all braids. */
  x: number;
  y: number;
  height: number;
}

/** Braids side by side that end in a cuff and loose hair; every second one ends a little higher. */
const Braids = ({ count, pitch, width, x, y, height }: BraidsProps) =>
  Array.from({ length: count }, (_, index) => (
    <image
      // biome-ignore lint/suspicious/noArrayIndexKey: the braids have no state, and their order never changes.
      key={index}
      href={braid}
      x={(x + (index - count / 2) * pitch + (pitch - width) / 2).toFixed(1)}
      y={y - (index % 2) * width * 0.25}
      width={width}
      height={height}
      preserveAspectRatio="xMidYMax slice"
    />
  ));

/** Draws this many braids side by side. */
export function BraidsDrawing({ braids }: { braids: number }) {
  const pitch = Math.min(84 / braids, 22);
  return (
    <svg className={css.drawing} viewBox="0 0 96 64" aria-hidden="true">
      <Braids count={braids} pitch={pitch} width={pitch} x={48} y={-8} height={66} />
    </svg>
  );
}

/** Draws a figure from behind, with braids that reach from the chin (`reach` 0) down to the hip (1). */
export function LengthDrawing({ reach }: { reach: number }) {
  return (
    <svg className={css.drawing} viewBox="0 0 72 64" aria-hidden="true">
      <image href={figure} width="72" height="64" />
      <Braids count={5} pitch={4.4} width={5.2} x={36} y={12} height={13 + reach * 40} />
      <image href={crown} width="72" height="64" />
    </svg>
  );
}
