export interface GalleryPhoto {
  id: string;
  alt: string;
  caption: string;
  /** Id, title and short name of the hairstyle that it shows. */
  style: string;
  title: string;
  category: string;
  /** Price and time of the hairstyle, as shown on the page. */
  price: string;
  time: string;
}
