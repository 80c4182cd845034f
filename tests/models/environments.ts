/** Settings before the first step of a path. A kit that tests one of these settings sets it itself. */
import { full } from '../support/extent';
import type { Driver } from './driver';

export const environments = {
  'as most visitors have it': async () => {},
  'with reduced motion': driver => driver.system({ motion: 'reduced' }),
  'in the dark': driver => driver.system({ theme: 'dark' }),
  'with a mouse': driver => driver.system({ pointer: 'mouse' }),
  'with saved data': driver => driver.system({ data: 'saved' }),
  'with late scripts': driver => driver.system({ scripts: 'late' }),
  'with history': driver => driver.visit('/styles/cornrows'),
} satisfies Record<string, (driver: Driver) => Promise<void>>;

export type Environment = keyof typeof environments;
export const environmentNames = Object.keys(environments) as Environment[];

/** One environment for each path, in turn. On the view, the full run takes every path in all of them. */
export function environmentsOf(path: number, level: 'view' | 'browser', once = false): readonly Environment[] {
  // In jsdom, scripts are not loaded from a server.
  const all = environmentNames.filter(name => level === 'browser' || name !== 'with late scripts');
  if (full && level === 'view' && !once) return all;
  return all.filter((_, index) => index === (path - 1) % all.length);
}
