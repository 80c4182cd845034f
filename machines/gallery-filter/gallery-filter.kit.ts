/** How a visitor sees the photos of one style alone, and what they must see; for whatever photos and styles there are. */
import { button, type Driver, dialog, group, image } from '../../tests/models/driver';
import { type AnyKit, kitOf, type Outcome, type SiteContent } from '../../tests/models/kit';
import { queryOf } from '../../tests/models/query';
import { galleryFilterMachine } from './gallery-filter.machine';

type Machine = typeof galleryFilterMachine;

const lightbox = dialog('Gallery picture');
const styles = group('Style');
const MOST_LOOKS = 200;

export default function galleryFilterKit({ photos, hairstyles }: SiteContent): AnyKit {
  const known = photos.map(({ id, hairstyle }) => ({ id, style: hairstyle }));
  const names = Object.fromEntries(hairstyles.map(({ id, shortName }) => [id, shortName]));
  const [one, other] = [...new Set(known.map(({ style }) => style))];
  if (!one || !other) throw new Error('A filter needs two styles to choose from');
  const photoOf = (style: string) => known.find(photo => photo.style === style)?.id ?? '';

  const nameOf = (style: string | null) => (style === null ? 'All styles' : (names[style] ?? 'none'));

  const chosen = (style: string | null): Outcome<Machine> => ({
    to: style === null ? 'everyStyle' : 'oneStyle',
    context: { style },
    effects: [{ to: 'styleAddress', type: 'style.push', style }],
  });
  const dropped: Outcome<Machine> = {
    to: 'everyStyle',
    context: { style: null },
    effects: [{ to: 'styleAddress', type: 'style.drop' }],
  };
  /** What the address asks for, wherever it is asked. */
  const addressed = ({ event }: { event: { style: string | null; photo: string | null } }): Outcome<Machine> => {
    const { style, photo } = event;
    if (style === null || style === 'nobody') return { to: 'everyStyle', context: { style: null } };
    if (photo === photoOf(style === one ? other : one)) return dropped;
    return { to: 'oneStyle', context: { style } };
  };
  const shows = ({ style }: { style: string | null }) => {
    const seen = photos.filter(photo => style === null || photo.hairstyle === style);
    return {
      count: style === null ? `All ${photos.length} pictures` : `${seen.length} of ${photos.length} pictures`,
      pictures: seen.map(({ alt }) => alt),
      pressed: [nameOf(style)],
    };
  };

  return kitOf(galleryFilterMachine)({
    name: 'gallery-filter',
    input: { photos: known },
    events: {
      'style.choose': [{ style: null }, { style: one }, { style: other }],
      'address.change': [
        { style: null, photo: null },
        { style: null, photo: photoOf(one) },
        { style: one, photo: null },
        { style: one, photo: photoOf(one) },
        { style: one, photo: photoOf(other) },
        { style: one, photo: 'nobody' },
        { style: 'nobody', photo: null },
        { style: 'nobody', photo: photoOf(other) },
      ],
    },
    machineOnly: [
      { event: { type: 'style.choose', style: 'nobody' }, because: 'there is no button for a style without photos' },
    ],
    answers: {},
    delays: {},
    stateKey: ({ style }) => style,
    starts: { in: 'everyStyle', context: { photos: known, style: null } },
    transitions: {
      everyStyle: {
        'style.choose': ({ event: { style } }) => (style === null || style === 'nobody' ? null : chosen(style)),
        'address.change': moment => ([null, 'nobody'].includes(moment.event.style) ? null : addressed(moment)),
      },
      oneStyle: {
        'style.choose': ({ context, event: { style } }) =>
          style === context.style || style === 'nobody' ? null : chosen(style),
        'address.change': addressed,
      },
    },
    activeActors: { everyStyle: ['styleAddress'], oneStyle: ['styleAddress'] },
    tags: { filtered: ['oneStyle'] },

    viewports: ['phone', 'desktop'],
    begin: driver => driver.visit('/gallery'),
    perform: {
      'style.choose': (driver, { style }) => driver.press(button(nameOf(style), styles)),
      'address.change': (driver, { style, photo }) => come(driver, style, photo),
    },
    differs: ['said polite', / in '(Style|main)'$/],
    see: async driver => {
      const pictures: string[] = [];
      for (const { alt } of photos) if (await driver.look(image(alt))) pictures.push(alt);
      const buttons = ['All styles', ...Object.values(names)];
      const looks = await Promise.all(buttons.map(name => driver.look(button(name, styles))));
      return {
        count: (await driver.look({ role: 'status', within: { role: 'main' } }))?.text,
        pictures,
        pressed: buttons.filter((_, index) => looks[index]?.pressed === 'true'),
        style: queryOf(await driver.address(), 'style'),
      };
    },
    seen: {
      everyStyle: (context, last) => ({ ...shows(context), ...(last && last.style !== 'nobody' && { style: null }) }),
      oneStyle: context => ({ ...shows(context), style: context.style }),
    },
  });
}

/** Comes by Back to an address of the gallery. A photo that it names is looked at and closed again. */
async function come(driver: Driver, style: string | null, photo: string | null): Promise<void> {
  const query = Object.entries({ style, photo }).flatMap(([name, value]) => (value === null ? [] : `${name}=${value}`));
  await driver.travel(query.length > 0 ? `/gallery?${query.join('&')}` : '/gallery', 'inPlace');
  if (photo === null || photo === 'nobody') return;
  for (let look = 0; look < MOST_LOOKS && !(await driver.look(lightbox)); look++) await driver.wait(15);
  await driver.key('Escape');
}
