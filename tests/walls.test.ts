import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const project = join(import.meta.dirname, '..');

/** The folder of a file that is planted for the test, and what it imports. */
type Plant = [folder: string, source: string];

const nameOf = (index: number) => `planted-${index}.ts`;

/** Plants each file in a copy of the rooms and returns the paths at which Biome sees a wall broken. */
function brokenWalls(plants: Plant[]): string[] {
  const copy = mkdtempSync(join(tmpdir(), 'walls-'));
  try {
    copyFileSync(join(project, 'biome.json'), join(copy, 'biome.json'));
    plants.forEach(([folder, source], index) => {
      mkdirSync(join(copy, folder), { recursive: true });
      writeFileSync(join(copy, folder, nameOf(index)), `export * from '${source}';\n`);
    });
    const { stdout } = spawnSync(
      process.execPath,
      [join(project, 'node_modules/@biomejs/biome/bin/biome'), 'lint', '--reporter=json', '--max-diagnostics=none'],
      { cwd: copy, encoding: 'utf8' },
    );
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] };
    return diagnostics.filter(one => one.category.endsWith('/noRestrictedImports')).map(one => one.location.path);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

const violations: Plant[] = [
  ['machines/lightbox', 'react'],
  ['machines/lightbox', '../contact-form/contact-form.machine'],
  ['machines/contact-form', '../../src/content/salon'],
  ['src/theme', '../content/salon'],
  ['src/content', '../ui/Button/Button'],
  ['src/services', '../actors/root'],
  ['src/effects', '../components/Header/Header'],
  ['src/ui/Button', '../../actors/root'],
  ['src/ui/Button', '../../content/salon'],
  ['src/ui/Button', '../../../machines/lightbox/lightbox.machine'],
  ['src/actors', '../components/Header/Header'],
  ['src/actors', '../content/salon'],
  ['src/components/Header', '../../pages/HomePage/HomePage'],
  ['src/components/Header', '../../content/hairstyles'],
  ['src/components/Header', '../../effects/scroll-lock'],
  ['src/components/Header', '../../../machines/lightbox/lightbox.machine'],
  ['src/components/Header', '../Footer/Footer.css'],
  ['src/components/Header', '../SalonMap/map-links'],
  ['src/pages/HomePage', '../../actors/root'],
  ['src/pages/HomePage', '../../services/emailjs'],
  ['src', '../machines/lightbox/lightbox.machine'],
  ['src', '../dev/outbox/index'],
  ['src', './content/consents'],
  ['src/content', './consents'],
  ['src/pages/HomePage', '../../content/consents'],
  ['build', '../dev/outbox/index'],
  ['build', '../tests/support/site'],
];

const allowed: Plant[] = [
  ['machines/lightbox', '../wrap'],
  ['machines/contact-form', 'zod/mini'],
  ['src/effects', '../../machines/lightbox/lightbox.machine'],
  ['src/components/Header', '../MobileMenu/MobileMenu'],
  ['src/components/Header', '../../content/salon'],
  ['src/pages/HomePage', '../../content/hairstyles'],
  ['build', '../src/content/consents'],
];

describe('the walls between the rooms', () => {
  const broken = brokenWalls([...violations, ...allowed]);
  const isBroken = (folder: string, index: number) => broken.includes(join(folder, nameOf(index)));

  it.each(violations.map((plant, index) => [...plant, index] as const))(
    'keep %s from importing %s',
    (folder, _, index) => {
      expect(isBroken(folder, index)).toBe(true);
    },
  );

  it.each(allowed.map((plant, index) => [...plant, violations.length + index] as const))(
    'let %s import %s',
    (folder, _, index) => {
      expect(isBroken(folder, index)).toBe(false);
    },
  );
});
