import { type ComponentType, type ReactNode, Suspense, use, useSyncExternalStore } from 'react';
import { firstSign } from './first-sign';

export interface Late<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches the part's code now, so that it is there when the part is drawn. */
  load(): Promise<ComponentType<Props>>;
}

const never = () => () => {};

/**
 * A part of a page that is only read. It stands in the built HTML, where links and disclosures work by themselves, so its
 * code waits for the first sign of a visitor: words are not sent twice before anybody looks. Where there is no such HTML,
 * as on the next page, the code is fetched at once.
 */
export function late<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): Late<Props> {
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

  /** What was built stays as it is where the code cannot be had. */
  const whenItCanBe = (begin: Promise<void>) =>
    begin.then(load).catch(reason => {
      console.error('A part of the page could not be loaded:', reason);
      return new Promise<never>(() => {});
    });

  function Part(props: Props) {
    const asBuilt = useSyncExternalStore(
      never,
      () => false,
      () => true,
    );
    drawing ??= Loaded ? fulfilled(Loaded) : whenItCanBe(asBuilt ? firstSign() : Promise.resolve());
    const Drawn = use(drawing);
    return <Drawn {...props} />;
  }

  const LatePart = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(LatePart, { load });
}

/** A promise that React need not wait for: it reads these two fields. */
function fulfilled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}
