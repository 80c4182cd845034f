/** Every machine's kit, found by its file name, with this site's content. */

import type { SiteKit, SiteKitModule } from '../../machines/kit';
import { content } from './content';

/** The kit of a file, named after its folder. */
const kitOfModule = (file: string, { default: kit }: SiteKitModule): SiteKit => ({
  ...(typeof kit === 'function' ? kit(content) : kit),
  name: file.split('/').at(-2) ?? '',
});

export const kits: readonly SiteKit[] = Object.entries(
  import.meta.glob<SiteKitModule>(['../../machines/*/*.kit.ts', '!../../machines/*/*.*.kit.ts'], { eager: true }),
).map(([file, module]) => kitOfModule(file, module));
