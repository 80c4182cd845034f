/** The options of `npm run paths`, which tests read from the variable `PATHS`. By default, they take all paths at full speed. */
import type { Environment } from './environments';

interface Options {
  /** Only these machines. */
  machines?: readonly string[] | undefined;
  /** The number of the last step to take. */
  step?: string | undefined;
  environment?: Environment | undefined;
  /** In a window, with a second between steps. */
  headed?: boolean | undefined;
  /** The folder of the report. */
  report?: string | undefined;
}

export const options: Options = JSON.parse(process.env.PATHS ?? '{}');
