/** What a kit can do on a page of this site, besides what every driver can. */
import { type AnyActorRef, createEmptyActor } from 'xstate';
import { type AnyKit, type Driver, kitsFor, type System } from 'xstate-paths';

/**
 * What happens to a message being sent: it is accepted, it is refused, or the mail service cannot be reached. A network
 * that requires sign-in answers with a web page.
 */
export type Answer = 'taken' | 'refused' | 'lost' | 'web page';

/** Saving data and slow scripts begin with the next visit; the browser translates every page as soon as it is interactive. */
export type SiteSystem = System | { data: 'saved' } | { scripts: 'late' } | { text: 'translated' };

export interface SiteDriver extends Driver {
  system(asks: SiteSystem): Promise<void>;
  answer(answer: Answer): Promise<void>;
  /** Keeps the lightbox's photos from loading, until `photo` lets them arrive or fail. */
  holdPhotos(): Promise<void>;
  photo(fate: 'arrives' | 'is lost'): Promise<void>;
  /** Role and text of the current toast; empty if there is none. */
  toast(): Promise<string>;
  /** Whether the photo covers the lightbox's stage, or is in its middle where the photo is smaller. */
  photoFills(): Promise<boolean>;
  /**
   * Disturbs every action from now on: each press is followed at once by a second one at the same place, unless a visitor
   * wants both; or the window turns sideways and back.
   */
  disturb(by: 'second presses' | 'turns'): Promise<void>;
}

export type SiteKit = AnyKit<SiteDriver>;

/** Every machine gets its parent, which receives its facts. */
export const siteKit = kitsFor<SiteDriver, { parent: AnyActorRef }>({ parent: createEmptyActor() });
