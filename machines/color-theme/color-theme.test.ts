import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { colorThemeMachine } from './color-theme.machine';

function start() {
  const applied: string[] = [];
  const theme = createActor(
    colorThemeMachine.provide({ actions: { applyTheme: (_, params) => applied.push(params.theme) } }),
  ).start();
  return { applied, toggle: (systemIsDark: boolean) => theme.send({ type: 'theme.toggle', systemIsDark }) };
}

describe('the color theme', () => {
  it('leaves the choice to the system until somebody chooses', () => {
    expect(start().applied).toEqual([]);
  });

  it('turns dark where the system is light, and light where it is dark', () => {
    const onLight = start();
    onLight.toggle(false);
    expect(onLight.applied).toEqual(['dark']);
    const onDark = start();
    onDark.toggle(true);
    expect(onDark.applied).toEqual(['light']);
  });

  it('goes back and forth from then on, whatever the system says', () => {
    const it = start();
    it.toggle(false);
    it.toggle(true);
    it.toggle(false);
    it.toggle(false);
    expect(it.applied).toEqual(['dark', 'light', 'dark', 'light']);
  });
});
