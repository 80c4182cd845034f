import type { AnyStateMachine } from 'xstate';

/** The statechart of a machine as an SVG document, in the inspector's colors, with a dark theme. */
export function drawChart(machine: AnyStateMachine): Promise<string>;
