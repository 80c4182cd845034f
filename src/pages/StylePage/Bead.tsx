import documented from './bead-documented.svg';
import oral from './bead-oral.svg';
import reported from './bead-reported.svg';

const beads = { documented, reported, oral };

/** Solid where a date is documented, with a dark core where it is reported, hollow where it is oral history. */
export function Bead({ kind, size, className }: { kind: keyof typeof beads; size: number; className?: string }) {
  return (
    <img className={className} src={beads[kind]} alt="" width={size} height={size} loading="lazy" decoding="async" />
  );
}
