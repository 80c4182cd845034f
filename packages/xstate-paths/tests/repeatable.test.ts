/** Every source of time and chance: a machine that reads it has the same plan each time, and does what was planned. */
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { assign, type MachineContext } from 'xstate';
import { kitOf, plan, reportOf, reportText } from '../src';
import { seeded } from '../src/repeatable';
import { chart, failures } from './charts';

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

class Count {
  #count: number;
  constructor(count: number) {
    this.#count = count;
  }
  get isOne() {
    return this.#count === 1;
  }
}
const counting = (count: number) => () => count;
const own = Symbol('own');
/** The report of a machine that needs the second value, and begins with the first one. */
const needing = (first: unknown, then: unknown) =>
  reportOf(
    kitOf(
      chart(
        {
          here: {
            on: {
              take: { actions: assign({ it: () => then }) },
              go: { guard: ({ context }) => Object.is(context.it, then), target: 'there' },
            },
          },
          there: {},
        },
        { context: { it: first } },
      ),
    ),
  );

it.each<[one: unknown, other: unknown]>([
  [/a/, /b/],
  [null, Number.NaN],
  [null, Number.POSITIVE_INFINITY],
  [0, -0],
  [{}, { it: undefined }],
  [[null], [undefined]],
  [() => 1, () => 2],
  [Symbol('a'), Symbol('b')],
  ['1', 1n],
  [[1], new Set([1])],
  ['1970-01-01T00:00:00.000Z', new Date(0)],
  [{ [own]: 1 }, { [own]: 2 }],
  [new Error('a'), Object.assign(new Error('a'), { code: 1 })],
])('a machine whose context changes from %o to %o has another snapshot', (one, other) => {
  expect(needing(one, other)).toMatchObject({ neverTaken: [], alike: [] });
});

it.each<[what: string, one: unknown, other: unknown]>([
  ['(Count)', new Count(0), new Count(1)],
  ['(Function)', counting(0), counting(1)],
  ['(WeakMap)', new WeakMap(), new WeakMap()],
  ['', { toJSON: () => 1, it: 1 }, { toJSON: () => 1, it: 2 }],
])('what may differ inside is named: %s', (what, one, other) => {
  const report = needing(one, other);
  expect(report).toMatchObject({
    neverTaken: ['here: go [guard] → there (its guard refuses in the snapshots explored)'],
    alike: [`context.it ${what}`.trim()],
  });
  expect(reportText('machine', report)).toContain('may differ inside: context.it');
});

it('a value that cannot be read is named', () => {
  const price = {
    toJSON() {
      throw new Error('no currency');
    },
  };
  expect(() => needing({ price }, 0)).toThrow('it.price cannot be read: no currency');
});

it('leaves everything as it was', () => {
  const all = () => [Date.now, Date.prototype.constructor, performance.now, crypto.randomUUID, Math.random, randomUUID];
  const before = all();
  seeded('', () => new Date());
  expect(all()).toEqual(before);
  expect(Object.getOwnPropertyNames(crypto)).not.toContain('randomUUID');
});
