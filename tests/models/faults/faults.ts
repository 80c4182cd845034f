/** Deliberate faults in views and effects, each of which the path tests must notice. */
import { formFaults } from './form';
import { lightboxFaults, photoLoadingFaults, sharingFaults, zoomFaults } from './lightbox';
import { menuFaults, sheetFaults } from './menu-and-sheet';
import { navigationFaults, siteFaults, toastsFaults } from './navigation-and-toasts';
import { noticedFaults } from './noticed';
import { galleryFilterFaults, hoursFaults, rotatorFaults, themeFaults } from './page';

export interface Fault {
  /** What a visitor would suffer. */
  name: string;
  /** The machine whose paths must notice it. */
  machine: string;
  file: string;
  /** What stands there, exactly once, and what is put in its place. */
  find: string;
  put: string;
}

export const faults: readonly Fault[] = [
  ...menuFaults(),
  ...sheetFaults(),
  ...lightboxFaults(),
  ...sharingFaults(),
  ...zoomFaults(),
  ...photoLoadingFaults(),
  ...galleryFilterFaults(),
  ...rotatorFaults(),
  ...formFaults(),
  ...themeFaults(),
  ...hoursFaults(),
  ...navigationFaults(),
  ...toastsFaults(),
  ...siteFaults(),
  ...noticedFaults(),
];
