/** Settings made before the first step of a path. A kit that tests one of these settings changes it itself. */
import { full } from '../support/extent';
import type { Driver } from './driver';

export const environments = {
  'with default settings': async () => {},
  'with reduced motion': driver => driver.system({ motion: 'reduced' }),
  'in dark mode': driver => driver.system({ theme: 'dark' }),
  'with a mouse': driver => driver.system({ pointer: 'mouse' }),
  'with data saver': driver => driver.system({ data: 'saved' }),
  'with slow scripts': driver => driver.system({ scripts: 'late' }),
  'with an earlier history entry': driver => driver.visit('/styles/cornrows'),
} satisfies Record<string, (driver: Driver) => Promise<void>>;

export type Environment = keyof typeof environments;
export const environmentNames = Object.keys(environments) as Environment[];

/** Each path has one environment, in turn. The full run takes every path of a view in all environments. */
export function environmentsOf(path: number, level: 'view' | 'browser', once = false): readonly Environment[] {
  // In jsdom, scripts are not loaded from a server.
  const all = environmentNames.filter(name => level === 'browser' || name !== 'with slow scripts');
  if (full && level === 'view' && !once) return all;
  return all.filter((_, index) => index === (path - 1) % all.length);
}
