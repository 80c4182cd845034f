// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { createCopier, isSpecial, type Plain, specialText, thrown } from './plain';

const copy = (value: unknown) => createCopier().copy(value);
const shown = (value: unknown): Plain => {
  const plain = copy(value);
  return isSpecial(plain) ? specialText(plain) : plain;
};

class Account {
  balance = 1;
}

it('what is thrown has words, whatever its message is', () => {
  expect(thrown({ message: new Account() })).toEqual({ message: '[object Object]', stack: '' });
});

describe('a copy of data', () => {
  it('has no other prototype, whatever keys there are', () => {
    expect(copy(JSON.parse('{"a":1,"__proto__":{"b":2}}'))).toStrictEqual({ a: 1, ['__proto__']: { b: 2 } });
  });

  it('shows what is not data by its kind, without walking into it', () => {
    const button = document.createElement('button');
    button.id = 'send';
    // React adds its own tree to elements.
    Object.assign(button, { __reactFiber$1: { stateNode: button, return: window } });
    const event = new MouseEvent('click');
    const values = [button, window, document, event, { nativeEvent: event, type: 'click', view: window }];
    expect(values.map(shown)).toEqual(['<button#send>', 'Window', '<#document>', 'event click', 'event click']);
    const actors = [createActor(createMachine({ id: 'm' }), { id: 'me' }), createMachine({ id: 'm' })];
    const code = [Promise.resolve(), new Account(), () => {}, ...actors];
    expect(code.map(shown)).toEqual(['Promise', 'Account', 'function', 'actor me', 'logic m']);
  });

  it('keeps built-in data, also of another window', () => {
    const date = new Date(0);
    const url = new URL('https://example.com/a');
    const values = [date, new Date(Number.NaN), url, /a+/g, 12n, Number.NaN, new Uint8Array(3)];
    const texts = ['Date 1970-01-01T00:00:00.000Z', 'Date invalid', 'URL https://example.com/a'];
    expect(values.map(shown)).toEqual([...texts, '/a+/g', '12', 'NaN', 'Uint8Array 3 bytes']);
    const content = [['a', { text: date.toISOString() }]];
    expect(copy(new Map([['a', date]]))).toMatchObject({ text: '1 item', content });
    expect(copy(new Set([1, 2]))).toMatchObject({ text: '2 items', content: [1, 2] });
    const error = Object.assign(new TypeError('No'), { status: 429, cause: new Error('deep') });
    const rest = { status: 429, cause: { text: 'Error: deep' } };
    expect(copy(error)).toMatchObject({ text: 'TypeError: No', content: rest });
    const { contentWindow } = document.body.appendChild(document.createElement('iframe'));
    const frame = contentWindow as unknown as typeof globalThis;
    const foreign = { list: new frame.Array(1, 2), map: new frame.Map([[1, 2]]) };
    expect(copy(foreign)).toMatchObject({ list: [1, 2], map: { text: '1 item' } });
  });

  it('survives getters that throw, cycles, and proxies', () => {
    const trap = {
      get broken() {
        throw new Error('no');
      },
      whole: 1,
    };
    expect(copy(trap)).toMatchObject({ broken: { kind: 'unreadable', text: 'no' }, whole: 1 });
    const cycle: { self?: unknown } = {};
    cycle.self = cycle;
    expect(copy(cycle)).toMatchObject({ self: { kind: 'circular' } });
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(copy({ proxy })).toMatchObject({ proxy: { kind: 'unreadable' } });
  });

  it('has a budget: huge data is cut, and its size is counted', () => {
    const copier = createCopier();
    const huge = Array.from({ length: 1_000_000 }, (_, index) => ({ index }));
    const text = JSON.stringify(copier.copy({ huge, text: 'x'.repeat(1_000_000) }));
    expect(text.length).toBeLessThan(1_000_000);
    expect(text).toContain('too large to copy');
    expect(copier.size).toBeLessThan(2_000_000);
  });
});
