/** A page whose code has been loaded, and the machines that come with that code. */
import type { AnyActorLogic } from 'xstate';

/** How an actor is started whose code is loaded late. */
export interface LateActor {
  logic: AnyActorLogic;
  /** What the actor is given, beside its parent. */
  input: object;
}

export interface Page {
  /** Tells pages apart: the route's path, or the path that leads nowhere. */
  path: string;
  /** Whether the address leads to a page; false for a page that says that it does not. */
  exists: boolean;
  /** The request form, where the page shows it. It stays when the page is left. */
  contactForm?: LateActor;
  /** Title of the hairstyle that the page is about: who asks here asks about this style. */
  hairstyle?: string;
  /** Machines that live as long as the page is shown. */
  testimonialRotator?: LateActor;
  galleryFilter?: LateActor;
  askBar?: LateActor;
}
