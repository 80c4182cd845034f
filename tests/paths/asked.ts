/** What `npm run paths` asks of the tests, in the variable `PATHS`. By default, they take all paths at full speed. */
import type { Environment } from './environments';

export type Level = 'machine' | 'view' | 'browser';

export interface Asked {
  /** Only these machines. */
  machines?: readonly string[] | undefined;
  /** Number of the last step to take. */
  step?: number | undefined;
  environment?: Environment | undefined;
  headed?: boolean | undefined;
  /** Whether each step is followed by a pause of a second. */
  slow?: boolean | undefined;
  /** The folder of the report. */
  report?: string | undefined;
}

export const asked: Asked = JSON.parse(process.env.PATHS ?? '{}');
