/** In place of a page that an error message has replaced. */
export const NO_PAGE: Page = { path: '' };

/** A loaded page, and what its machines need. */
export interface Page {
  /** The route's path, or an unknown path. */
  path: string;
  /** Whether no page exists at the path (404). */
  isUnknown?: boolean;
  /** Whether the page has the request form. */
  hasForm?: boolean;
  /** Title of the page's hairstyle, which *Book Now* on this page requests. */
  hairstyle?: string;
  /** How many testimonials rotate on the page. */
  testimonials?: number;
  /** The photos of the gallery on the page. `style`: id of the hairstyle. `file`: address of the picture's file. */
  photos?: readonly { id: string; style: string; file: string }[];
  /** Whether the visitor saves data, so that the gallery loads only the photo that is shown. */
  savesData?: boolean;
}
