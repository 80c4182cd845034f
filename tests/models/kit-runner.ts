/** Runs `machines/<name>/<name>.kit.ts` as a test file, with the tests of the Vitest project that includes it. */
import { TestRunner, test } from 'vitest';
import type { SiteKitModule } from '../../machines/kit';

export default class KitRunner extends TestRunner {
  override async importFile(...[file, source]: Parameters<TestRunner['importFile']>): Promise<unknown> {
    const isKit = source === 'collect' && file.endsWith('.kit.ts');
    try {
      const module = await super.importFile(file, source);
      if (isKit) {
        const { testKit } = await (this.config.name === 'walks' ? import('./random-walks') : import('./bare-machine'));
        const { kitOfModule } = await import('./kits');
        testKit(kitOfModule(file, module as SiteKitModule));
      }
      return module;
    } catch (reason) {
      // Only the configuration for mutants has no name. Stryker does not count files that fail before their first test.
      if (!isKit || this.config.name) throw reason;
      test('the machine and its kit can be read', () => Promise.reject(reason));
    }
  }
}
