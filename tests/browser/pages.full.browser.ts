import { expect, it } from 'vitest';
import { desktop, pauseAnimations, phone, useSite } from '../support/site';

const site = useSite();

it('a link can be followed by keyboard, even while the page is still scrolling to the focused link', async () => {
  const { page } = await site.openHydrated('/services', { ...desktop, reducedMotion: 'no-preference' });
  await page.getByRole('link', { name: 'Learn History: Cornrows' }).focus();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  // Tabs past the picture of the next card to the card's button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const inSight = await page.evaluate(() => {
    const { top, bottom } = (document.activeElement as Element).getBoundingClientRect();
    return top > 0 && bottom < window.innerHeight;
  });
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Book an appointment' }).waitFor();
  const lowest = await page.evaluate(async () => {
    let seen = 0;
    for (let frame = 0; frame < 20; frame++) {
      await new Promise(requestAnimationFrame);
      seen = Math.max(seen, window.scrollY);
    }
    return seen;
  });
  expect({ inSight, lowest }).toEqual({ inSight: true, lowest: 0 });
});

it.each([
  ['/index.html', 'Ochre Row | Hair braiding in Malden, Massachusetts'],
  ['/services.html', 'Services and prices | Ochre Row'],
  ['/styles/cornrows.html', 'Cornrows | Ochre Row'],
])('an address with a file name %s shows the page “%s”', async (path, title) => {
  const { page, errors } = await site.openHydrated(path);
  expect(await page.title()).toBe(title);
  expect(await page.getByText('Oops! Page not found').count()).toBe(0);
  expect(errors).toEqual([]);
});

it.each(['%22', 'x%22]', '%0A'])(
  'when scripts cannot be loaded, the gallery shows all ten pictures of an address with %s',
  async style => {
    const { page } = await site.open(`/gallery?style=${style}`, phone, opened =>
      opened.route('**/*.js', route => route.abort()),
    );
    await page.waitForFunction(() => document.documentElement.dataset.script === 'failed');
    expect(await page.getByRole('main').getByRole('listitem').getByRole('link').count()).toBe(10);
  },
);

it('Back before the first frame of a page shows the whole page before, with its title, at the link that was pressed', async () => {
  const { page } = await site.openHydrated('/services', phone);
  const link = await page.evaluate(async () => {
    let settled = (_: unknown) => {};
    const back = new Promise(resolve => {
      settled = resolve;
    });
    const push = history.pushState;
    const { state } = history;
    history.pushState = (...entry) => {
      const left = { ...state, ...history.state };
      push.apply(history, entry);
      history.pushState = push;
      // `history.back()` itself would take longer than a frame.
      queueMicrotask(() => {
        history.replaceState(left, '', '/services');
        dispatchEvent(new PopStateEvent('popstate'));
        requestAnimationFrame(() => requestAnimationFrame(settled));
      });
    };
    const last = [...document.querySelectorAll<HTMLElement>('main a[aria-label^="Learn History"]')].at(-1);
    last?.focus();
    last?.click();
    await back;
    return last?.getAttribute('href');
  });
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Styles and prices');
  expect(await page.title()).toBe('Services and prices | Ochre Row');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(link);
});

it('a link to the page that is shown keeps what is open on it', async () => {
  const { page } = await site.openHydrated('/', desktop);
  const services = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' });
  await services.click();
  const answer = page.getByRole('main').locator('details').last();
  await answer.locator('summary').click();
  await services.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await answer.getAttribute('open')).not.toBeNull();
});

it('two links pressed in quick succession lead to the page of the second link, with its title', async () => {
  const { page } = await site.openHydrated('/services', { ...desktop, reducedMotion: 'no-preference' });
  const link = (part: 'main' | 'banner', name: string) =>
    page.getByRole(part).getByRole('link', { name, exact: true }).first();
  // A view transition needs a picture in view.
  await link('main', 'Cornrows').scrollIntoViewIfNeeded();
  const cornrows = await link('main', 'Cornrows').elementHandle();
  const home = await link('banner', 'Home').elementHandle();
  // Clicks the second link while the browser is about to draw the page of the first link.
  await page.evaluate(
    ([first, second]) => {
      (first as HTMLElement).click();
      const draw = document.startViewTransition.bind(document);
      document.startViewTransition = (...args: Parameters<typeof draw>) => {
        (second as HTMLElement).click();
        document.startViewTransition = draw;
        return draw(...args);
      };
    },
    [cornrows, home],
  );
  await page.getByRole('heading', { level: 1, name: 'Braids made with patience and pride' }).waitFor();
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => !(effect as KeyframeEffect).pseudoElement),
  );
  expect(new URL(page.url()).pathname).toBe('/');
  await expect.poll(() => page.title()).toBe('Ochre Row | Hair braiding in Malden, Massachusetts');
});

it('after Back, the large picture returns to its card, and the page is where it was', async () => {
  const { page } = await site.openHydrated('/services', { ...phone, reducedMotion: 'no-preference' });
  const picture = page.getByRole('main').getByRole('link', { name: 'Cornrows', exact: true }).getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  // Pictures below the window appear at the first scroll.
  await page.waitForFunction(() => !document.querySelector('[data-far]'));
  const y = await page.evaluate(() => scrollY);
  const { x, width } = (await picture.boundingBox()) ?? {};
  await picture.click();
  await page.getByRole('heading', { level: 1, name: 'Cornrows' }).waitFor();
  await page.waitForFunction(() => !('arriving' in document.documentElement.dataset));
  await pauseAnimations(page);
  await page.goBack({ waitUntil: 'commit' });
  const flight = await page.waitForFunction(() => {
    const picture = document.querySelector<HTMLElement>('body > [inert]');
    const [flying] = picture?.getAnimations() ?? [];
    if (!picture || !flying) return undefined;
    return [0, 319].map(moment => {
      flying.currentTime = moment;
      const { x, width } = picture.getBoundingClientRect();
      return { x, width };
    });
  });
  const [start, end] = (await flight.jsonValue()) ?? [];
  expect(start?.width).toBeGreaterThan((width ?? 0) * 1.2);
  expect(end?.x).toBeCloseTo(x ?? 0, 0);
  expect(end?.width).toBeCloseTo(width ?? 0, 0);
  expect(await page.evaluate(() => scrollY)).toBe(y);
  // The moving picture is not in the way.
  await page.getByRole('main').getByRole('link', { name: 'Book Appointment: Cornrows' }).click();
  await page.waitForURL('**/contact');
  const flying = page.locator('body > [inert]');
  await flying.evaluate(one => one.getAnimations()[0]?.finish());
  await expect.poll(() => flying.count()).toBe(0);
});

it.each([
  ['with reduced motion', { reducedMotion: 'reduce' }, false],
  ['after a swipe that the browser has animated', { reducedMotion: 'no-preference' }, true],
] as const)('after Back, no picture moves %s', async (_, motion, isAnimated) => {
  const { page } = await site.openHydrated('/services', { ...phone, ...motion });
  await page.evaluate(value => {
    Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { value });
  }, isAnimated);
  await page.getByRole('main').getByRole('link', { name: 'Cornrows', exact: true }).getByRole('img').first().click();
  await page.getByRole('heading', { level: 1, name: 'Cornrows' }).waitFor();
  await page.evaluate(() => {
    const moving = new Promise(resolve => {
      const look = () => resolve(document.querySelectorAll('body > [inert]').length);
      const afterTwoFrames = () => requestAnimationFrame(() => requestAnimationFrame(look));
      addEventListener('popstate', afterTwoFrames, { once: true });
    });
    Object.assign(window, { moving });
  });
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => (window as unknown as { moving: Promise<unknown> }).moving)).toBe(0);
});

it('when a card is clicked far down a page, only its picture travels; the new page does not move', async () => {
  const { page } = await site.openHydrated('/', { ...phone, reducedMotion: 'no-preference' });
  const card = page
    .getByRole('main')
    .getByRole('link', { name: /Knotless Braids/ })
    .first();
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const draw = document.startViewTransition.bind(document);
    const groups = () =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect as KeyframeEffect).pseudoElement?.match(/group\((.*)\)/)?.[1] ?? []);
    document.startViewTransition = (...args) => {
      const transition = draw(...args);
      Object.assign(window, { moving: transition.ready.then(groups) });
      return transition;
    };
  });
  await card.click();
  await page.getByRole('heading', { level: 1, name: 'Knotless Braids' }).waitFor();
  const moving = await page.evaluate(() => (window as unknown as { moving: Promise<string[]> }).moving);
  expect(moving).toEqual(['traveling-picture']);
});
