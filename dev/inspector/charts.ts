/** Draws the chart.svg of each machine, with the inspector's code. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ELK from 'elkjs/lib/elk.bundled.js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AnyStateMachine } from 'xstate';
import { Chart } from './chart/Chart';
import { layOut } from './chart/layout';
import { machineFiles } from './machine-files';
import { machineOf } from './machine-of';

/** Every machine, with the name of its folder, its path, and the path of its picture. */
export async function machinesByFolder() {
  return Promise.all(
    machineFiles().map(async path => {
      const found = machineOf(await import(/* @vite-ignore */ pathToFileURL(path).href));
      if (!found) throw new Error(`${path} exports no machine`);
      const folder = dirname(path);
      return { name: basename(folder), machine: found.machine, path, picture: join(folder, 'chart.svg') };
    }),
  );
}

/** The style sheets without comments and indentation, one rule per line. */
const style = ['theme.css', 'chart/style.css']
  .map(file => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('')
  .replace(/\/\*.*?\*\/|\s+/g, ' ')
  .replace(/\} +/g, '}\n');

export async function drawPicture(machine: AnyStateMachine): Promise<string> {
  const layout = await layOut(machine, new ELK());
  const svg = renderToStaticMarkup(createElement(Chart, { layout, style }));
  const sized = svg.replace('<svg ', `<svg width="${layout.width}" height="${layout.height}" `);
  // One element per line, for readable diffs.
  return `${sized.replace(/(<(?:g|path|rect|text|circle|defs|marker|style)[ >])/g, '\n$1').replace('</svg>', '\n</svg>')}\n`;
}
