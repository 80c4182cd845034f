import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ELK from 'elkjs/lib/elk.bundled.js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AnyStateMachine } from 'xstate';
import { Chart } from './chart/Chart';
import { graphOf } from './chart/graph';
import { layOut } from './chart/layout';

/** The style sheet without comments and indentation, one rule per line; `dist/`, too, has this module and is beside `src/`. */
const style = readFileSync(join(import.meta.dirname, '../src/chart/style.css'), 'utf8')
  .replace(/\/\*.*?\*\/|\s+/g, ' ')
  .replace(/\} +/g, '}\n');

export async function drawChart(machine: AnyStateMachine): Promise<string> {
  const layout = await layOut(graphOf(machine), new ELK());
  const svg = renderToStaticMarkup(createElement(Chart, { layout, style }));
  // One element per line, for readable diffs.
  return `${svg.replace(/(<(?:g|path|rect|text|circle|defs|marker|style)[ >])/g, '\n$1').replace('</svg>', '\n</svg>')}\n`;
}
