import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { useHydrated } from '../use-hydrated';
import { firstInteraction } from './first-interaction';

export interface Deferred<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches the code now, so that it is there when the part renders. */
  load(): Promise<ComponentType<Props>>;
}

/**
 * A static part of a page. It is in the prerendered HTML, where links and disclosures work without script, so it
 * hydrates on first interaction. Where there is no such HTML, as on the next page, its code is fetched at once.
 */
export function deferred<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): Deferred<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  let drawing: Promise<ComponentType<Props>> | undefined;

  function load(): Promise<ComponentType<Props>> {
    loading ??= fetchPart().then(
      part => {
        Loaded = part;
        return part;
      },
      reason => {
        loading = undefined;
        throw reason;
      },
    );
    return loading;
  }

  /** If the code cannot be loaded, the prerendered HTML stays as it is. */
  const whenItCanBe = (begin: Promise<void>) =>
    begin.then(load).catch(reason => {
      console.error('A part of the page could not be loaded:', reason);
      return new Promise<never>(() => {});
    });

  function Part(props: Props) {
    const isHydrated = useHydrated();
    drawing ??= Loaded ? fulfilled(Loaded) : whenItCanBe(isHydrated ? Promise.resolve() : firstInteraction());
    const Drawn = use(drawing);
    return <Drawn {...props} />;
  }

  const DeferredPart = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(DeferredPart, { load });
}

/** React reads these two fields and need not wait for the promise. */
function fulfilled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}
