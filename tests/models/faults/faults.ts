/** Faults to inject into views and effects. The generated paths, or the test that a fault names, must catch each fault. */
import { formFaults } from './form';
import { lightboxFaults, photoLoadingFaults, sharingFaults, zoomFaults } from './lightbox';
import { menuFaults, sheetFaults } from './menu-and-sheet';
import { navigationFaults, siteFaults, toastsFaults } from './navigation-and-toasts';
import { noticedFaults } from './noticed';
import { galleryFaults, hoursFaults, rotatorFaults, themeFaults } from './page';

export interface Fault {
  /** What a visitor would notice. */
  name: string;
  /** The machine whose paths must catch the fault. */
  machine: string;
  file: string;
  /** Source text that occurs exactly once in the file, and its replacement. */
  find: string;
  put: string;
  /** Test file that catches the fault if no generated path can. */
  test?: string;
}

export const faults: readonly Fault[] = [
  ...menuFaults(),
  ...sheetFaults(),
  ...lightboxFaults(),
  ...sharingFaults(),
  ...zoomFaults(),
  ...photoLoadingFaults(),
  ...galleryFaults(),
  ...rotatorFaults(),
  ...formFaults(),
  ...themeFaults(),
  ...hoursFaults(),
  ...navigationFaults(),
  ...toastsFaults(),
  ...siteFaults(),
  ...noticedFaults(),
];
