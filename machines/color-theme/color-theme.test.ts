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
  it('follows the system until the visitor chooses', () => {
    expect(start().applied).toEqual([]);
  });

  it('switches first to dark on a light system, and first to light on a dark system', () => {
    const onLight = start();
    onLight.toggle(false);
    expect(onLight.applied).toEqual(['dark']);
    const onDark = start();
    onDark.toggle(true);
    expect(onDark.applied).toEqual(['light']);
  });

  it('alternates after the first choice, even if the system preference changes', () => {
    const it = start();
    it.toggle(false);
    it.toggle(true);
    it.toggle(false);
    it.toggle(false);
    expect(it.applied).toEqual(['dark', 'light', 'dark', 'light']);
  });
});
