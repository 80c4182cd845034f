/** Five rows of the fault matrix; `reliability.full.browser.ts` tests all. */
import { proveFaults } from '../support/fault-matrix';

proveFaults([
  'the service refuses the message',
  'a web page answers instead of the service',
  'the connection drops during the response',
  'no response within 20 seconds',
  'a double click',
]);
