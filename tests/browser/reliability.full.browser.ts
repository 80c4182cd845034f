/** Tests every row of the fault matrix in docs/reliability.md: a request arrives, or stays on the screen. */
import { proveFaults } from '../support/fault-matrix';

proveFaults();
