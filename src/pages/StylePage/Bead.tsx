import documented from '../../ui/Braid/bead-documented.svg';
import oral from './bead-oral.svg';
import reported from './bead-reported.svg';
import start from './bead-start.svg';

const beads = { documented, reported, oral, start };

interface BeadProps {
  kind: keyof typeof beads;
  /** Width and height in CSS pixels. */
  size: number;
  /** The bead's meaning; empty if text beside the bead says the same. */
  alt?: string;
  className?: string;
}

/**
 * A bead is solid for a documented date, has a dark core for a reported date, is hollow for oral history, and has rays
 * where the style begins.
 */
export function Bead({ kind, size, alt = '', className }: BeadProps) {
  return (
    <img className={className} src={beads[kind]} alt={alt} width={size} height={size} loading="lazy" decoding="async" />
  );
}
