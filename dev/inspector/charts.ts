/** The pictures of the machines in machines/, drawn as the inspector draws them. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ELK from 'elkjs/lib/elk.bundled.js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AnyStateMachine } from 'xstate';
import { Chart } from './chart/Chart';
import { layOut } from './chart/layout';
import { pictureStyle } from './chart/style';
import { MACHINES, machineFiles } from './machine-files';
import { machineOf } from './machine-of';

/** Every machine and where its picture belongs. */
export async function machinesInTheirRoom(): Promise<{ name: string; machine: AnyStateMachine; picture: string }[]> {
  return Promise.all(
    machineFiles().map(async ({ folder, path }) => {
      const module: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(path).href);
      return { name: folder, machine: machineOf(module, path), picture: join(MACHINES, folder, 'chart.svg') };
    }),
  );
}

export async function drawPicture(machine: AnyStateMachine): Promise<string> {
  const layout = await layOut(machine, new ELK());
  const svg = renderToStaticMarkup(createElement(Chart, { layout, style: pictureStyle }));
  const sized = svg.replace('<svg ', `<svg width="${layout.width}" height="${layout.height}" `);
  // One element a line: a change of the machine then reads in a diff.
  return `${sized.replace(/(<(?:g|path|rect|text|circle|defs|marker|style)[ >])/g, '\n$1').replace('</svg>', '\n</svg>')}\n`;
}
