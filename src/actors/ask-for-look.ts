import { linkToPhoto } from '../effects/gallery-address';
import { useSite } from './site';

/** One picture that a visitor asks for. */
export interface Look {
  photo: string;
  caption: string;
  /** Title of the hairstyle in the picture. */
  hairstyle: string;
}

/** Returns a function that adds the picture and its address to the request. */
export function useAskForLook(): (look: Look) => void {
  const site = useSite();
  return ({ photo, caption, hairstyle }) =>
    site.send({
      type: 'hairstyle.choose',
      title: `${hairstyle}, like the picture “${caption}” (${linkToPhoto(photo)})`,
    });
}
