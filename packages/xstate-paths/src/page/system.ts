/** The share sheet and the clipboard of a page. One function without imports, because browsers receive it as text. */
import type { Sharing } from '../driver.ts';

export function createSystem() {
  let copied = '';
  const clipboard = navigator.clipboard?.writeText?.bind(navigator.clipboard);
  let mayCopy = true;
  const writeText = async (text: string) => {
    if (!mayCopy) throw new DOMException('copying is refused', 'NotAllowedError');
    await clipboard?.(text);
    copied = text;
  };
  if (navigator.clipboard)
    Object.defineProperty(navigator.clipboard, 'writeText', { configurable: true, value: writeText });

  return {
    copy: (how: 'works' | 'refused') => {
      mayCopy = how === 'works';
    },
    copied: () => copied,
    share(how: Sharing): void {
      if (how === 'none') {
        for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
        return;
      }
      const share = async () => {
        if (how !== 'works') throw new DOMException(how, how === 'dismissed' ? 'AbortError' : 'NotAllowedError');
      };
      const canShare = () => true;
      for (const [name, value] of Object.entries({ share, canShare }))
        Object.defineProperty(navigator, name, { configurable: true, value });
    },
  };
}

export type PageSystem = ReturnType<typeof createSystem>;
