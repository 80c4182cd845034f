export interface GalleryPhoto {
  id: string;
  alt: string;
  caption: string;
  /** Id of the hairstyle. */
  style: string;
  /** Title of the hairstyle. */
  title: string;
  /** The hairstyle's short name. */
  category: string;
  /** The hairstyle's price, as shown on the page. */
  price: string;
  /** Hours in the chair, as shown on the page. */
  time: string;
  isIllustration: boolean;
}
