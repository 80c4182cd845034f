import { type ActorControl, controlActors } from './control-actors';
import { createQueries, type Queries } from './queries';

declare global {
  interface Window {
    queries: Queries;
    actorControl: ActorControl;
    /** `requestAnimationFrame` as it was before anybody stopped the clock. */
    realFrame: typeof requestAnimationFrame;
    /** The compiler that runs these tests wraps functions in this to keep their names. */
    __name: <T>(value: T) => T;
  }
}

/** A script that opens eyes in any page, and controls its actors through the door of the inspector. */
export const pageScript = `window.__name ??= value => value; window.queries = (${createQueries})(); window.realFrame = requestAnimationFrame.bind(window); window.actorControl = (${controlActors})(); window.__inspect = () => window.actorControl.inspect;`;
