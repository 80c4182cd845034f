import { provePaths } from '../kit/prove';

provePaths('mobile menu', async () => (await import('./mobile-menu.kit')).mobileMenuKit);
