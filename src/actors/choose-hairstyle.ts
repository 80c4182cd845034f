import { useRootActors } from './root';

/** Returns what names a style in the request, loading the form's machine if nobody has needed it yet. */
export function useChooseHairstyle(): (title: string) => void {
  const root = useRootActors();
  return title => {
    import('./contact-form').then(
      ({ contactFormOf }) => contactFormOf(root).send({ type: 'hairstyle.choose', title }),
      reason => console.error('The style could not be named in the message:', reason),
    );
  };
}
