/** The paths of a kit on a page, for drivers, which register them as tests. */
import { type AnyKit, type LooseKit, readKit } from './any-kit.ts';
import type { Driver } from './driver.ts';
import { type Path, type PlanOptions, plan } from './plan.ts';
import { type WalkOptions, walkPage } from './walk-page.ts';
import type { AnyStateMachine } from './xstate-5.ts';

/** A path on a page, which is one test. */
export interface PagePath<D> {
  kit: AnyKit<D>;
  path: Path;
  number: number;
  /** The name of the test. */
  name: string;
  /** Takes the path with this driver, and with these options besides those of all paths. */
  walk: (driver: D, more?: WalkOptions<D>) => Promise<void>;
}

export interface PageOptions<D> extends Omit<PlanOptions, 'onPage'>, WalkOptions<D> {}

/** The kit may have been read by `kitOf` or `kitsFor`. */
export function pagePaths<D extends Driver>(
  machine: AnyStateMachine,
  kit: object,
  { title, repeat, ...options }: PageOptions<D> = {},
): PagePath<D>[] {
  const whole = readKit<D>(machine, kit as LooseKit<D>, { onPage: true });
  if (!whole.differs && [whole.always, ...Object.values(whole.states)].every(({ looks }) => !looks))
    throw new Error(
      `${whole.name}: the kit says nowhere what is on the page: give its states, or \`always\`, \`page\` or \`see\``,
    );
  const planned = plan(whole, { onPage: true, ...options });
  if (planned.length === 0)
    throw new Error(`${whole.name}: there is no path, because no event of its kit does anything on the page`);
  return planned.map((path, index) => {
    const number = index + 1;
    const called = [`path ${number}`, title].filter(Boolean).join(' ');
    return {
      ...{ kit: whole, path, number },
      name: `${called} of ${whole.name} shows what its kit expects (${path.length} steps)`,
      walk: (driver: D, more: WalkOptions<D> = {}) =>
        walkPage(whole, path, driver, {
          ...{ title: called, ...options, ...more },
          ...(repeat && { repeat: step => repeat(step, number) }),
        }),
    };
  });
}
