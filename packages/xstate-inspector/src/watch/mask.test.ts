import { afterEach, describe, expect, it } from 'vitest';
import { masked, setMask } from './mask';
import { createCopier } from './plain';

const copy = (value: unknown) => createCopier().copy(value);

afterEach(() => setMask());

describe('the mask', () => {
  it('hides passwords, tokens and card numbers by default, and everything on request', () => {
    const event = { type: 'card.enter', password: 'a b', cardNumber: 4111, name: 'Ada', list: [{ apiKey: 'k' }] };
    expect(masked(event)).toMatchObject({
      ...{ type: 'card.enter', password: '* *', cardNumber: { kind: 'masked', text: '****' }, name: 'Ada' },
      list: [{ apiKey: '*' }],
    });
    setMask({ mask: false });
    expect(masked(event)).toBe(event);
  });

  it('hides what names, patterns and functions say, with all that it contains, and secrets if a function returns false', () => {
    setMask({ mask: ['name', /^mess/, (_, path) => path[0] === 'form'] });
    const data = { name: { first: 'Ada', type: 'Obi' }, message: 'x\ny', form: { note: 'n' }, kept: 1 };
    expect(masked({ data })).toMatchObject({ data: { name: { first: '***', type: '***' }, message: '*\n*', kept: 1 } });
    expect(masked({ form: data.form })).toEqual({ form: { note: '*' } });
    expect(masked({ accessToken: { value: 'abc' }, note: 'n' })).toEqual({ accessToken: { value: '***' }, note: 'n' });
  });

  it('hides secrets in maps, sets, errors, lists of pairs, and the parameters of addresses', () => {
    const data = copy({
      headers: new Map<unknown, unknown>(Object.entries({ Authorization: 'Bearer s3cr3t', accept: 'json' })).set(
        { token: 's3cr3t' },
        1,
      ),
      list: Object.entries({ token: 's3cr3t', page: 'one' }),
      url: new URL('https://user:s3cr3t@example.com/a?token=s3cr3t&page=two#access_token=s3cr3t'),
      link: 'https://example.com/?apiKey=s3cr3t',
      typed: ['name', 'key', 'field'].map(name => ({ [name]: 'password', value: 's3cr3t' })),
      form: new URLSearchParams('password=s3cr3t&page=three'),
      secrets: new Set(['s3cr3t']),
      error: Object.assign(new Error('x'), { token: 's3cr3t' }),
    });
    const text = JSON.stringify(masked(data));
    expect(text).not.toContain('s3cr3t');
    for (const kept of ['json', 'one', 'example.com/a', 'page=two', 'page=three']) expect(text).toContain(kept);
  });

  it('gives a function the path in an input or an output, as in a context', () => {
    setMask({ mask: [(_, path) => path[0] === 'customer'] });
    const customer = { city: 'Oslo' };
    for (const event of [
      { type: 'xstate.init', input: { customer } },
      { type: 'xstate.done.actor.a', output: { customer }, actorId: 'a' },
      { type: 'customer.move', customer },
    ])
      expect(JSON.stringify(masked(event))).not.toContain('Oslo');
  });

  const secret = `password userPassword passwordConfirmation ACCESS_TOKEN X-Api-Key cardNumber card_no clientSecret
    cvv CVV2 pin pinCode userPIN jwt cookie Set-Cookie otp iban refreshTokens mfaCode 2faCode bearer securityAnswer`;
  it.each(secret.split(/\s+/))('hides %s by default', key => expect(masked({ [key]: 'abc' })[key]).toBe('***'));

  const harmless = `tokenCount maxTokens creditsLeft secretary tokenType cookieConsent pinned spin
    passwordStrength totalTokens shipping discardNumber opinion`;
  it.each(harmless.split(/\s+/))('does not hide %s', key => expect(masked({ [key]: 12 })[key]).toBe(12));

  it('hides what a rule fails on, and says so once for each rule; a rule cannot change the path', () => {
    const said: string[] = [];
    const rules = [() => missing(), (_: string, path: readonly string[]) => Boolean((path as string[]).pop()) && false];
    const missing = () => {
      throw new Error('secretKeys is not defined');
    };
    setMask({ mask: rules }, problem => said.push(problem));
    expect(masked({ name: 'Ada', list: { b: 'c' } })).toEqual({ name: '***', list: { b: '*' } });
    expect(said).toEqual([expect.stringContaining('secretKeys is not defined')]);
  });

  it('does not hide the type of an event, or why an actor failed', () => {
    setMask({ mask: ['type', 'name'] });
    const error = Object.assign(new TypeError('Failed to fetch'), { name: 'E' });
    const event = copy({ type: 'xstate.error.actor.a', error });
    expect(masked(event)).toEqual(event);
  });

  it('does not change what guards check: blank text, and the length', () => {
    setMask({ mask: ['text'] });
    expect(['', ' \n', 'é 👩'].map(text => masked({ text }).text)).toEqual(['', ' \n', '* **']);
  });
});
