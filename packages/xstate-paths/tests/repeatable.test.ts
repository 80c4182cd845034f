/** Every source of time and chance: a machine that reads it has the same plan each time, and does what was planned. */
import { randomBytes, randomInt, randomUUID, webcrypto } from 'node:crypto';
import { expect, it } from 'vitest';
import { assign, type MachineContext } from 'xstate';
import { kitOf, plan, reportOf } from '../src';
import { seeded } from '../src/repeatable';
import { chart, failures } from './charts';

/** A machine that reads the source at its start and at an event. */
const reading = (source: () => unknown) =>
  chart(
    { here: { on: { go: { target: 'there', actions: assign({ last: source }) } } }, there: {} },
    { context: () => ({ first: source() }) },
  );

it.each<[name: string, source: () => unknown]>([
  ['new Date()', () => new Date()],
  ['Date.now()', () => Date.now()],
  ['Date()', () => Date()],
  ['performance.now()', () => performance.now()],
  ['process.hrtime()', () => process.hrtime()],
  ['process.hrtime.bigint()', () => process.hrtime.bigint()],
  ['process.uptime()', () => process.uptime()],
  ['Intl format', () => new Intl.DateTimeFormat('en', { fractionalSecondDigits: 3 }).format()],
  ['Intl formatToParts', () => new Intl.DateTimeFormat('en', { fractionalSecondDigits: 3 }).formatToParts()],
  ['Math.random()', () => Math.random()],
  ['crypto.randomUUID()', () => crypto.randomUUID()],
  ['crypto.getRandomValues()', () => [...crypto.getRandomValues(new Uint32Array(4))]],
  ['randomUUID of node:crypto', () => randomUUID()],
  ['randomBytes of node:crypto', () => randomBytes(8).toString('hex')],
  ['randomInt of node:crypto', () => randomInt(1_000_000)],
  ['webcrypto of node:crypto', () => [...webcrypto.getRandomValues(new Uint8Array(8))]],
])('%s', async (_, source) => {
  const machine = reading(source);
  expect(await failures(machine)).toEqual([]);
  expect(plan(kitOf(machine))[0]?.at(-1)?.to.context).toEqual(plan(kitOf(machine))[0]?.at(-1)?.to.context);
});

it('an id is well-formed, and another in each step', () => {
  const [one, other] = ['a', 'b'].map(seed => seeded(seed, () => crypto.randomUUID()));
  expect(one).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(other).not.toBe(one);
});

it('the pools of libraries, which give other bytes each time, are not compared', async () => {
  // As nanoid and uuid draw many bytes at once, and take them one after the other.
  let pool = 0;
  expect(await failures(reading(() => pool++))).toEqual([]);
});

it.each<[name: string, guard: (made: Date) => boolean]>([
  ['instanceof Date', made => made instanceof Date && Object(new Date()) instanceof Date],
  ['the constructor', made => made.constructor === Date],
  ['a class of its own', made => new (class extends Date {})().getTime() === Date.now() && made.getTime() === 0],
  ['an instant', () => new Date(5).getTime() === 5 && new Date(2026, 0, 1).getDate() === 1 && Date.UTC(1970) === 0],
])('a guard can ask for %s', (_, guard) => {
  const go = { guard: ({ context }: { context: MachineContext }) => guard(context.made), target: 'there' };
  const machine = chart({ here: { on: { go } }, there: {} }, { context: { made: new Date(0) } });
  expect(reportOf(kitOf(machine)).unreachable).toEqual([]);
});

it('leaves everything as it was', () => {
  const all = () => [Date.now, Date.prototype.constructor, performance.now, crypto.randomUUID, Math.random, randomUUID];
  const before = all();
  seeded('', () => new Date());
  expect(all()).toEqual(before);
  expect(Object.getOwnPropertyNames(crypto)).not.toContain('randomUUID');
});
