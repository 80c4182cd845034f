/** A request for an appointment arrives or stays on the screen, for each row of docs/reliability.md. */
import { proveFaults } from './support/fault-matrix';
import { emailjs } from './support/mail-service';

proveFaults(emailjs);
