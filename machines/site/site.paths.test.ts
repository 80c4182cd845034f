import { provePaths } from '../kit/prove';

provePaths('site', async () => {
  const { siteKit } = await import('./site.kit');
  return siteKit({ hours: [{ day: 'Monday', opens: '08:00', closes: '18:00' }], closures: [] }, 'A bob', 'Cornrows');
});
