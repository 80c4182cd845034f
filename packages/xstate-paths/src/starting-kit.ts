/** Writes a kit to begin with: every event and every state of a machine, with a `TODO` where the reader fills something in. */
import type { AnyKit } from './any-kit.ts';
import { declaredActors, declaredStates, declaredTransitions, ownTypes, resultNames } from './chart.ts';
import { isInline } from './inside.ts';
import { asText, quoted, reportOf } from './report.ts';

/** `exported`: the machine's name in its file; `file`: how the kit imports that file. */
export function startingKit(kit: AnyKit, exported: string, file: string): string {
  const { machine } = kit;
  const { untried } = reportOf(kit, { limit: 500, seconds: 5 });
  // Such as 'machines.door', of which the file exports 'machines'.
  const whole = exported.replace(/^default\b/, 'machine');
  const [root = ''] = /^[\w$]+/.exec(whole) ?? [];
  const name = `${/[\w$]+(?=\W*$)/.exec(whole)}`.replace(/^(?=\d)/, '_');
  const event = (type: string) =>
    untried.includes(type)
      ? `    ${quoted(type)}: {
      payloads: ['TODO: what the event carries'],
      by: driver => driver.fill(field('TODO: the name of the field'), 'TODO: the text'),
    },`
      : `    ${quoted(type)}: driver => driver.press(button('TODO: the name of the button')),`;
  // A machine's types know the sources of its actors, but not their ids.
  const known = new Map(declaredActors(machine).map(({ id, src }) => [`${id}.done`, !isInline(src) && `${src}.done`]));
  const results = resultNames(machine).filter(one => one.endsWith('.done') && untried.includes(one));
  const states = declaredStates(machine);
  // What a wildcard stands for has no name, which a type would ask for.
  const own = ownTypes(machine).filter(type => declaredTransitions(machine).some(one => one.eventType === type));
  const page = `{ page: { [text('TODO: a text')]: 'there' } }`;
  const written = `export const ${name.replace(/Machine$/, '')}Kit: PageKit<typeof ${whole}, Driver> = {
  // Opens the page in a browser, or renders it in jsdom.
  begin: driver => driver.visit('/'),
  // How a person causes each event. Delays need no line.
  events: {
${own.map(event).join('\n')}
${[...new Set(results.map(one => known.get(one) || one))].map(one => `    ${quoted(one)}: { payloads: ['TODO: what it resolves with'] },\n`).join('')}  },
  // What is on the page in each state.
${states.length > 0 ? `  states: {\n${states.map(one => `    ${quoted(one)}: ${page},`).join('\n')}\n  },` : `  states: {},\n  always: ${page},`}
};
`;
  const helpers = ['button', 'field', 'text']
    .filter(helper => written.includes(`${helper}(`))
    .map(helper => `${helper}, `);
  return `import { ${helpers.join('')}type Driver, type PageKit } from 'xstate-paths';
import type ${whole === exported ? `{ ${root} }` : root} from ${asText(file)};

${written}`;
}
