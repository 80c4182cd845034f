import { linkToPhoto } from '../effects/gallery-address';
import { useSite } from './site';

/** One picture as somebody would ask for it. */
export interface Look {
  photo: string;
  caption: string;
  /** Title of the hairstyle that it shows. */
  hairstyle: string;
}

/** Returns what names a look in the request, with the picture's address, so that nobody has to describe it. */
export function useAskForLook(): (look: Look) => void {
  const site = useSite();
  return ({ photo, caption, hairstyle }) =>
    site.send({
      type: 'hairstyle.choose',
      title: `${hairstyle}, like the picture “${caption}” (${linkToPhoto(photo)})`,
    });
}
