/** What nothing needs any more: files, exports and dependencies, as knip finds them. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { project } from './commit';
import type { Figure } from './figures';

interface Report {
  issues: ({ file: string } & Record<string, unknown>)[];
}

/** `output`: what `knip --reporter json` has said. */
export function unusedFigure(output: string): Figure {
  const { issues } = JSON.parse(output) as Report;
  const found = issues.flatMap(({ file, ...kinds }) =>
    Object.values(kinds)
      .filter(Array.isArray)
      .flat()
      .map(({ name }: { name: string }) => `${name} in ${file}`),
  );
  return {
    what: 'Files, exports and dependencies that nothing uses',
    goal: 'none',
    figure: found.join(', ') || 'none',
    met: found.length === 0,
  };
}

export function findUnused(): Figure {
  const knip = join(project, 'node_modules/knip/bin/knip.js');
  const { stdout } = spawnSync(process.execPath, [knip, '--reporter', 'json'], { cwd: project, encoding: 'utf8' });
  return unusedFigure(stdout);
}
