import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { firstSign } from '../../effects/first-sign';
import { lateCode } from '../../effects/late-code';
import { useHydrated } from '../Hydration/hydration';

export interface Late<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches the part's code now, so that it is there when the part is drawn. */
  load(): Promise<ComponentType<Props>>;
}

/**
 * A part of a page that is only read. It stands in the built HTML, where links and disclosures work by themselves, so its
 * code waits for the first sign of a visitor: words are not sent twice before anybody looks. Where there is no such HTML,
 * as on the next page, the code is fetched at once.
 */
export function late<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): Late<Props> {
  const code = lateCode(fetchPart);
  let drawing: Promise<ComponentType<Props>> | undefined;

  /** What was built stays as it is where the code cannot be had. */
  const whenItCanBe = (begin: Promise<void>) =>
    begin.then(code.load).catch(reason => {
      console.error('A part of the page could not be loaded:', reason);
      // The next page that shows it tries again.
      drawing = undefined;
      return new Promise<never>(() => {});
    });

  function Part(props: Props) {
    const hydrated = useHydrated();
    drawing ??= code.now ? fulfilled(code.now) : whenItCanBe(hydrated ? Promise.resolve() : firstSign());
    const Drawn = use(drawing);
    return <Drawn {...props} />;
  }

  const LatePart = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(LatePart, { load: code.load });
}

/** A promise that React need not wait for: it reads these two fields. */
function fulfilled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}
