/** Faults to inject into views and effects. The generated paths, or the test that a fault names, must catch each fault. */
import { formFaults } from './form';
import { lightboxFaults } from './lightbox';
import { menuAndSheetFaults } from './menu-and-sheet';
import { navigationAndToastsFaults } from './navigation-and-toasts';
import { pageFaults } from './page';

/**
 * Source text that occurs exactly once in the file: a text alone is removed; in a pair, the second text replaces the first.
 * If no generated path can catch the fault, `test` is the test file that does.
 */
type Change = string | readonly [find: string, put: string, test?: string];

/** By the machine whose paths must catch the faults, by file, and by what a visitor would notice. */
export type FaultList = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Change>>>>>>;

const lists = [formFaults, lightboxFaults, menuAndSheetFaults, navigationAndToastsFaults, pageFaults];

export const faults = lists.flatMap(list =>
  Object.entries(list).flatMap(([machine, files]) =>
    Object.entries(files).flatMap(([file, changes]) =>
      Object.entries(changes).map(([name, change]) => {
        const [find, put = '', test] = typeof change === 'string' ? [change] : change;
        return { name, machine, file, find, put, test };
      }),
    ),
  ),
);
export type Fault = (typeof faults)[number];
