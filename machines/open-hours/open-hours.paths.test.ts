import { provePaths } from '../kit/prove';

provePaths('opening hours', async () => {
  const hours = ['Monday', 'Wednesday', 'Friday', 'Saturday'].map(day => ({ day, opens: '08:00', closes: '18:00' }));
  return (await import('./open-hours.kit')).openHoursKit({ hours });
});
