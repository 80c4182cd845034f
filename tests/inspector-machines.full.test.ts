/** The inspector's replays, forms and mask with the machines of the site. */
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { machineFiles, machinesByFolder } from '../dev/machines';
import { excessBytes, missingFields } from '../machines/contact-form/message.schema';
import { eventTypes } from '../packages/xstate-inspector/plugin/event-types.js';
import { isSendable } from '../packages/xstate-inspector/src/chart/names';
import { recordingOf } from '../packages/xstate-inspector/src/replay/recording';
import { replay } from '../packages/xstate-inspector/src/replay/replay';
import { happenedIn } from '../packages/xstate-inspector/src/testing/watch-machine';
import { stateText } from '../packages/xstate-inspector/src/watch/log';
import { masked, setMask } from '../packages/xstate-inspector/src/watch/mask';
import { runs } from './support/machine-runs';

const project = `${import.meta.dirname}/..`;

describe.each(Object.entries(runs))('the log of the machine %s', (_, run) => {
  it('leads to the same states, contexts and sent events in a replay', () => {
    const watchedRun = run.watch();
    const { watched } = replay(recordingOf(watchedRun, true));
    expect(happenedIn(watched)).toEqual(happenedIn(watchedRun));
  });

  it('leads to the same states in a replay with masked text', () => {
    const watchedRun = run.watch();
    const { watched } = replay(recordingOf(watchedRun, false));
    expect(watched.log.map(({ to }) => stateText(to))).toEqual(watchedRun.log.map(({ to }) => stateText(to)));
  });
});

describe('the forms', () => {
  const types = eventTypes(project, machineFiles());

  it('have the fields of every event that a machine handles', async () => {
    for (const { machine, path } of await machinesByFolder())
      expect(Object.keys(types[path]?.[0] ?? {}), relative(project, path)).toEqual(
        expect.arrayContaining(machine.events.filter(isSendable)),
      );
  });
});

describe('the mask', () => {
  it('covers the request form’s fields, and does not change whether they are complete or too long', () => {
    setMask({ mask: ['fields'] });
    for (const text of ['', ' \n', 'plain', '"quoted" \\ and 👩🏾‍🦱', 'é'.repeat(30_000)]) {
      const fields = { name: text, phone: text, message: text };
      const covered = masked({ fields }).fields;
      expect(missingFields(covered)).toEqual(missingFields(fields));
      expect(excessBytes({ ...covered, to_email: '' })).toBe(excessBytes({ ...fields, to_email: '' }));
    }
    setMask();
  });
});
