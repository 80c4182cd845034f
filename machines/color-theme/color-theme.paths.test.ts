import { provePaths } from '../kit/prove';

provePaths('colour theme', async () => (await import('./color-theme.kit')).colorThemeKit);
