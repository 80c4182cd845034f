export interface GalleryPhoto {
  id: string;
  alt: string;
  caption: string;
  /** The hairstyle's id, title and short name. */
  style: string;
  title: string;
  category: string;
  /** The hairstyle's price and time, as shown on the page. */
  price: string;
  time: string;
}
