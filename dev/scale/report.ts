import { type Scale, scale } from './arithmetic';
import type { Step } from './visit';

/** Two figures that count, or all of a large number. */
export function amount(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value.toLocaleString('en', { maximumSignificantDigits: value < 1 ? (value < 0.001 ? 1 : 2) : 2 });
}

/** Bytes in decimal units, as hosts count. */
export function inBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'];
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  return `${amount(bytes / 1_000 ** power)} ${units[power]}`;
}

const percent = (share: number) => `${amount(share * 100)} %`;

/** `perSecond`: what nginx was seen to answer, if it was. */
export function report(steps: readonly Step[], perSecond?: number): string {
  const whole = steps.reduce(
    (sum, { requests, bytes }) => ({ requests: sum.requests + requests, bytes: sum.bytes + bytes }),
    { requests: 0, bytes: 0 },
  );
  const columns = [1_000, 1_000_000, 100_000_000].map(visits => scale(visits, whole));
  const row = (name: string, cell: (told: Scale) => string) => `| ${name} | ${columns.map(cell).join(' | ')} |`;
  return [
    '| step of a first visit on a phone | requests | bytes |',
    '|---|---:|---:|',
    ...steps.map(({ name, requests, bytes }) => `| ${name} | ${requests} | ${inBytes(bytes)} |`),
    `| **the whole visit** | **${whole.requests}** | **${inBytes(whole.bytes)}** |`,
    '',
    `| visits a month | ${columns.map(({ visits }) => amount(visits)).join(' | ')} |`,
    '|---|---:|---:|---:|',
    row('requests a month', told => amount(told.requests)),
    row('bytes a month', told => inBytes(told.bytes)),
    row('requests a second, busiest hours', told => amount(told.peakRequests)),
    row('bits a second, busiest hours', told => inBytes(told.peakBits).replace('B', 'bit')),
    ...(perSecond
      ? [row(`share of ${amount(perSecond)} requests a second`, told => percent(told.peakRequests / perSecond))]
      : []),
    row('messages a month', told => amount(told.messages)),
    row('messages refused for coming within a second of another, busiest hours', told => percent(told.refused)),
  ].join('\n');
}
