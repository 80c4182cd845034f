import { askBarMachine } from '../../machines/ask-bar/ask-bar.machine';
import type { LateActor } from '../../machines/page';
import { buttonView } from '../effects/button-view';

export const askBar: LateActor = { logic: askBarMachine.provide({ actors: { buttonView } }), input: {} };
