import documented from './bead-documented.svg';
import oral from './bead-oral.svg';
import reported from './bead-reported.svg';
import start from './bead-start.svg';

const beads = { documented, reported, oral, start };

/** Solid for a documented date, with a dark core for a reported one, hollow for oral history; with rays where the style appears. */
export function Bead({ kind, size, className }: { kind: keyof typeof beads; size: number; className?: string }) {
  return (
    <img className={className} src={beads[kind]} alt="" width={size} height={size} loading="lazy" decoding="async" />
  );
}
