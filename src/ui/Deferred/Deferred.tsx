import { type ComponentType, type ReactNode, Suspense, use, useEffect } from 'react';
import { useHydrated } from '../use-hydrated';
import { firstInteraction } from './first-interaction';
import { keepOpen } from './keep-open';
import { lateCode } from './late-code';

export interface Deferred<Props extends object> {
  (props: Props): ReactNode;
  /** Loads the code before the section renders. */
  load(): Promise<ComponentType<Props>>;
}

/**
 * A section whose code does not delay the first view. A prerendered section, in which links and disclosures work
 * without scripts, hydrates on first interaction. A section that is not prerendered, as on the next page, loads its
 * code at once.
 */
export function deferred<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): Deferred<Props> {
  const code = lateCode(fetchPart);
  let drawing: Promise<ComponentType<Props>> | undefined;
  let reopen = () => {};

  /** Loads the code once `begin` resolves. If the code cannot be loaded, the prerendered HTML stays as it is. */
  const loadAfter = (begin: Promise<void>) =>
    begin.then(code.load).catch(reason => {
      console.error('A part of the page could not be loaded:', reason);
      // The next page that shows this section tries again.
      drawing = undefined;
      return new Promise<never>(() => {});
    });

  function Part(props: Props) {
    const isHydrated = useHydrated();
    drawing ??= code.now ? fulfilled(code.now) : loadAfter(isHydrated ? Promise.resolve() : firstInteraction());
    const Drawn = use(drawing);
    if (!isHydrated && !import.meta.env.SSR) reopen = keepOpen();
    useEffect(() => {
      reopen();
      reopen = () => {};
    }, []);
    return <Drawn {...props} />;
  }

  const DeferredPart = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(DeferredPart, { load: code.load });
}

/** A resolved promise with the two fields that React reads, so that React does not wait for it. */
function fulfilled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}
