/** Layout of the preview pictures for shared links: text on a cream background, and a picture in an arch. */
import type { ReactNode } from 'react';
import type { SocialCard } from '../../src/site/social-card.ts';
import { palette } from '../../src/theme/palette.ts';

/** Sizes in px of each kind of card, and of the picture in the card's arch. */
export const sizes = {
  page: { card: { width: 1200, height: 630 }, picture: { width: 424, height: 530 } },
  style: { card: { width: 1200, height: 630 }, picture: { width: 480, height: 588 } },
  quote: { card: { width: 1080, height: 1350 }, picture: { width: 656, height: 760 } },
} as const;

type Style = Record<string, string | number>;

/** Makes an element as a plain object, which satori accepts instead of a React element. */
const box = (style: Style, children: ReactNode[] = [], type = 'div', rest: object = {}): ReactNode =>
  ({ type, props: { ...rest, style: { display: 'flex', ...style }, children } }) as unknown as ReactNode;

const image = (src: string, width: number, height: number, style: Style = {}) =>
  box(style, [], 'img', { src, width, height });

/** A picture in an arch at the lower edge, with a thin ring around it. */
function arch(picture: string, { width, height }: { width: number; height: number }, place: Style): ReactNode {
  const round = (side: number) => `${side / 2}px ${side / 2}px 0 0`;
  return box(
    {
      position: 'absolute',
      bottom: 0,
      width: width + 44,
      height: height + 22,
      alignItems: 'flex-end',
      justifyContent: 'center',
      border: `2px solid ${palette.ochre}`,
      borderBottom: 'none',
      borderRadius: round(width + 44),
      ...place,
    },
    [image(picture, width, height, { borderRadius: round(width) })],
  );
}

const brand = (salonName: string, sign: string, style: Style = {}) =>
  box({ alignItems: 'center', gap: 18, ...style }, [
    image(sign, 50, 60),
    box({ fontFamily: 'Fraunces', fontSize: 40, letterSpacing: -0.4 }, [salonName]),
  ]);

/** Words in small capital letters above a title. */
const label = (words: string, fontSize: number, letterSpacing: number) =>
  box({ fontSize, letterSpacing, textTransform: 'uppercase', color: palette.terracottaDeep }, [words]);

/** Large words in the font of headings. */
const display = (words: string, fontSize: number, lineHeight: number, style: Style) =>
  box({ fontFamily: 'Fraunces', fontSize, lineHeight, textWrap: 'balance', ...style }, [words]);

/** Lays out a card. `picture` and `sign` are data URLs. */
export function cardLayout(card: SocialCard, picture: string, sign: string): ReactNode {
  return card.kind === 'quote' ? quoteLayout(card, picture, sign) : pageLayout(card, picture, sign);
}

function pageLayout({ kind, eyebrow, title, line, salonName }: SocialCard, picture: string, sign: string): ReactNode {
  const { card, picture: size } = sizes[kind];
  const isStyle = kind === 'style';
  return box({ ...card, background: palette.cream, color: palette.aubergineDeep, fontFamily: 'Figtree' }, [
    box(
      {
        flexDirection: 'column',
        justifyContent: 'space-between',
        // Without the padding. The text ends 24 px or more before the arch.
        width: 548,
        padding: '64px 0 56px 64px',
      },
      [
        box({ flexDirection: 'column', gap: 20 }, [
          label(eyebrow, 24, 2.2),
          display(title, title.length > 24 || (isStyle && title.length > 15) ? 68 : 78, 1.06, { letterSpacing: -1.6 }),
          isStyle && line
            ? display(line, line.length > 75 ? 36 : 44, 1.25, { color: palette.terracottaDeep })
            : box({ fontSize: 36, lineHeight: 1.35, color: palette.plumSoft }, [line]),
        ]),
        brand(salonName, sign),
      ],
    ),
    arch(picture, size, { right: isStyle ? 36 : 72 }),
  ]);
}

/** A quote above an arched picture of its style, in the format 4:5 for phones. */
function quoteLayout({ eyebrow, line, salonName }: SocialCard, picture: string, sign: string): ReactNode {
  const { card, picture: size } = sizes.quote;
  return box(
    {
      ...card,
      flexDirection: 'column',
      background: palette.cream,
      color: palette.aubergineDeep,
      fontFamily: 'Figtree',
    },
    [
      box({ flexDirection: 'column', alignItems: 'center', gap: 26, padding: '64px 72px 0', textAlign: 'center' }, [
        brand(salonName, sign),
        label(eyebrow, 28, 2.6),
        display(line, line.length > 75 ? 60 : 88, 1.16, { justifyContent: 'center', letterSpacing: -1.2 }),
      ]),
      arch(picture, size, { left: (card.width - size.width - 44) / 2 }),
    ],
  );
}
