/** The content that kits use. The tests pass the content of this site. */
import type { LineKind } from '../contact-form/request-lines';
import type { Schedule } from '../open-hours/opening';
import type { SiteKit } from './driver';

export interface SiteContent {
  /** The salon's. */
  name: string;
  /** In the gallery's order. At least three photos of at least two hairstyles, one of which has several photos. */
  photos: readonly { id: string; alt: string; caption: string; style: string }[];
  /** In the order of the services page. */
  hairstyles: readonly { id: string; title: string; shortName: string }[];
  /** In order; at least three. */
  testimonials: readonly { text: string; name: string }[];
  hours: Schedule['hours'];
  /** The salon's email address. */
  email: string;
  /** The salon's phone number, as shown and as dialed. */
  phone: { shown: string; dial: string };
  /** The choices that visitors can tap. The options must include the first hairstyle's title, 'small', 'Monday' and 'Friday'. */
  lineKinds: readonly LineKind[];
}

/** A file `machines/<name>/<name>.kit.ts`. */
export interface SiteKitModule {
  default: SiteKit | ((content: SiteContent) => SiteKit);
}
