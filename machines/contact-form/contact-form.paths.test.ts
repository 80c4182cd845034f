import { provePaths } from '../kit/prove';
import { lineKinds } from './contact-form.trial.kit';

provePaths('appointment request', async () =>
  (await import('./contact-form.kit')).contactFormKit('info@salon.example', 'Cornrows', lineKinds),
);
