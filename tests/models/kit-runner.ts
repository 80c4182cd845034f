/** Runs `machines/<name>/<name>.kit.ts` as a test file, with the tests of the Vitest project that includes it. */
import { TestRunner } from 'vitest';
import type { SiteKitModule } from '../../machines/kit';

export default class KitRunner extends TestRunner {
  override async importFile(...[file, source]: Parameters<TestRunner['importFile']>): Promise<unknown> {
    const module = await super.importFile(file, source);
    if (source === 'collect' && file.endsWith('.kit.ts')) {
      const { testKit } = await (this.config.name === 'walks' ? import('./random-walks') : import('./bare-machine'));
      const { kitOfModule } = await import('./kits');
      testKit(kitOfModule(file, module as SiteKitModule));
    }
    return module;
  }
}
