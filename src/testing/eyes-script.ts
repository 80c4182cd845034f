import { type ActorControl, controlActors } from './control-actors';
import { type Eyes, openEyes } from './eyes';

declare global {
  interface Window {
    eyes: Eyes;
    actorControl: ActorControl;
    /** `requestAnimationFrame` as it was before anybody stopped the clock. */
    realFrame: typeof requestAnimationFrame;
    /** The compiler that runs these tests wraps functions in this to keep their names. */
    __name: <T>(value: T) => T;
  }
}

/** A script that opens eyes in any page, and controls its actors through the door of the inspector. */
export const eyesScript = `window.__name ??= value => value; window.eyes = (${openEyes})(); window.realFrame = requestAnimationFrame.bind(window); window.actorControl = (${controlActors})(); window.__inspect = () => window.actorControl.inspect;`;
