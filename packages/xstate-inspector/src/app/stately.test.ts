import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { withoutData } from './stately';

it('the definition that Stately’s viewer receives has no contexts and inputs, but every state', () => {
  const { config } = createMachine({
    context: { password: 's3cr3t' },
    initial: 'input',
    states: { input: { invoke: { src: 'load', input: { token: 's3cr3t' } }, on: { go: 'context' } }, context: {} },
  });
  expect(withoutData(config)).toMatchObject({
    initial: 'input',
    states: { input: { invoke: [{ src: 'load' }], on: { go: 'context' } }, context: {} },
  });
  expect(JSON.stringify(withoutData(config))).not.toContain('s3cr3t');
});
