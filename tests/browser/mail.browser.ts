/** Five ways in which sending can fail; `reliability.full.browser.ts` tests them all. */
import { proveFaults } from '../support/fault-matrix';
import { emailjs } from '../support/mail-service';

proveFaults(emailjs, [
  'the service answers 429',
  'a web page answers instead of the service',
  'the connection drops during the response',
  'no response within 20 seconds',
  'a double click',
]);
