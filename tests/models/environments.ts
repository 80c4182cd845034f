/** What a page may be met in, before the first step. A kit that is about one of these sets its own. */
import { full } from '../support/extent';
import type { Driver } from './driver';

export const environments = {
  'as most visitors have it': async () => {},
  'with reduced motion': driver => driver.system({ motion: 'reduced' }),
  'in the dark': driver => driver.system({ theme: 'dark' }),
  'with history': driver => driver.visit('/styles/cornrows'),
} satisfies Record<string, (driver: Driver) => Promise<void>>;

export type Environment = keyof typeof environments;
const names = Object.keys(environments) as Environment[];

/** Each path is walked in one environment, each in another than the path before. The full run walks every path on the view in all of them. */
export function environmentsOf(path: number, level: 'view' | 'browser', once = false): readonly Environment[] {
  if (full && level === 'view' && !once) return names;
  return names.filter((_, index) => index === (path - 1) % names.length);
}
