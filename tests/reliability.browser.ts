/** A request for an appointment arrives once or stays on the screen. The rows of docs/reliability.md, each for itself. */
import { proveFaults } from './support/fault-matrix';
import { emailjs } from './support/mail-service';

proveFaults(emailjs);
