/** Layout of a preview picture: text on cream beside the picture in its arch, as on the home page. */
import type { ReactNode } from 'react';
import type { SocialCard } from '../../src/site/social-card.ts';
import { palette } from '../../src/theme/palette.ts';

export const CARD = { width: 1200, height: 630 };
/** Position of the picture, in px; 4 to 5 like all pictures of the site. */
export const ARCH = { width: 424, height: 530 };

type Style = Record<string, string | number>;

/** The plain objects that satori accepts in place of React elements. */
const box = (style: Style, children: ReactNode[] = [], type = 'div', rest: object = {}): ReactNode =>
  ({ type, props: { ...rest, style: { display: 'flex', ...style }, children } }) as unknown as ReactNode;

const image = (src: string, width: number, height: number, style: Style = {}) =>
  box(style, [], 'img', { src, width, height });

/** `picture` and `sign` are data URLs. */
export function cardLayout({ eyebrow, title, line, salonName }: SocialCard, picture: string, sign: string): ReactNode {
  const round = (width: number) => `${width / 2}px ${width / 2}px 0 0`;
  const ring = { width: ARCH.width + 44, height: ARCH.height + 22 };
  return box({ ...CARD, background: palette.cream, color: palette.aubergineDeep, fontFamily: 'Figtree' }, [
    box({ flexDirection: 'column', justifyContent: 'space-between', width: 640, padding: '72px 28px 64px 72px' }, [
      box({ flexDirection: 'column', gap: 20 }, [
        box({ fontSize: 24, letterSpacing: 2.2, textTransform: 'uppercase', color: palette.terracottaDeep }, [eyebrow]),
        box({ fontFamily: 'Fraunces', fontSize: title.length > 24 ? 68 : 78, lineHeight: 1.06, letterSpacing: -1.6 }, [
          title,
        ]),
        box({ fontSize: 36, lineHeight: 1.35, color: palette.plumSoft }, [line]),
      ]),
      box({ alignItems: 'center', gap: 18 }, [
        image(sign, 50, 60),
        box({ fontFamily: 'Fraunces', fontSize: 40, letterSpacing: -0.4 }, [salonName]),
      ]),
    ]),
    box(
      {
        position: 'absolute',
        right: 72,
        bottom: 0,
        ...ring,
        alignItems: 'flex-end',
        justifyContent: 'center',
        border: `2px solid ${palette.ochre}`,
        borderBottom: 'none',
        borderRadius: round(ring.width),
      },
      [image(picture, ARCH.width, ARCH.height, { borderRadius: round(ARCH.width) })],
    ),
  ]);
}
