import type { AnyActorLogic, AnyStateMachine } from 'xstate';

/** The statechart of a machine as an SVG document, in the colors of `theme.css`, with a dark theme. */
export function drawChart(machine: AnyStateMachine): Promise<string>;

/** A copy of a machine without effects: its actors do nothing. Guards and `assign` actions stay. */
export function withStubs(machine: AnyStateMachine): AnyStateMachine;

export function kindOf(logic: AnyActorLogic): 'machine' | 'promise' | 'callback' | 'observable' | 'reducer';
