/** A loaded page, and the machines that load with its code. */
import type { AnyActorLogic } from 'xstate';

/** The logic of an actor whose code loads on demand, and its input. */
export interface LateActor {
  logic: AnyActorLogic;
  /** Input, without the parent. */
  input: object;
}

export interface Page {
  /** The route's path, or an unknown path. */
  path: string;
  /** False for the 404 page. */
  exists: boolean;
  /** The request form, if the page has one. Its machine keeps running after the visitor leaves the page. */
  contactForm?: LateActor;
  /** Title of the page's hairstyle, which *Book Now* on this page requests. */
  hairstyle?: string;
  /** Machines that run while the page is shown, by the names that `SiteActors` gives them. */
  actors?: Readonly<Record<string, LateActor>>;
}
