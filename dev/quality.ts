/** `npm run quality`: writes the metrics in `reports/metrics/` as one table into docs/quality.md. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { FIGURES, type Kept } from './metrics';

const FILE = join(import.meta.dirname, '../docs/quality.md');

if (!existsSync(FIGURES)) {
  console.error('reports/metrics is missing: first run the commands listed in docs/quality.md, such as npm test.');
  process.exit(1);
}

const rows = readdirSync(FIGURES).flatMap(file => {
  const { commit, day, figures } = JSON.parse(readFileSync(join(FIGURES, file), 'utf8')) as Kept;
  return figures.map(one => ({ ...one, command: parse(file).name, measured: `${commit}, ${day}` }));
});
const short = rows.filter(({ met }) => !met).length;
const cells = (...texts: string[]) => `| ${texts.map(text => text.replaceAll('|', '\\|')).join(' | ')} |`;
const table = [
  `${rows.length - short} of ${rows.length} goals are met.`,
  '',
  cells('Command', 'What', 'Goal', 'Figure', 'Met', 'Measured'),
  cells('---', '---', '---', '---', '---', '---'),
  ...rows.map(({ command, what, goal, figure, met, measured }) =>
    cells(command, what, goal, figure, met ? 'yes' : '**no**', measured),
  ),
].join('\n');
const around = /(<!-- quality: begin[^\n]*-->\n)[\s\S]*?(<!-- quality: end -->)/;
const page = readFileSync(FILE, 'utf8');
writeFileSync(
  FILE,
  page.replace(around, (_, begin, end) => `${begin}${table}\n${end}`),
);
console.log(`${rows.length - short} of ${rows.length} goals are met; the table is in docs/quality.md.`);
