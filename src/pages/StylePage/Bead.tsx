import documented from './bead-documented.svg';
import oral from './bead-oral.svg';
import reported from './bead-reported.svg';
import start from './bead-start.svg';

const beads = { documented, reported, oral, start };

interface BeadProps {
  kind: keyof typeof beads;
  /** Width and height in CSS pixels. */
  size: number;
  /** What the bead means, if no text beside it says so. */
  alt?: string;
  className?: string;
}

/** Solid for a documented date, with a dark core for a reported one, hollow for oral history; with rays where the style appears. */
export function Bead({ kind, size, alt = '', className }: BeadProps) {
  return (
    <img className={className} src={beads[kind]} alt={alt} width={size} height={size} loading="lazy" decoding="async" />
  );
}
