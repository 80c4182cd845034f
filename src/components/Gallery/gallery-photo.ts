export interface GalleryPhoto {
  id: string;
  alt: string;
  caption: string;
  /** Id, title and short name of the hairstyle that it shows. */
  style: string;
  title: string;
  category: string;
}
