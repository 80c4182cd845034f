import { provePaths } from '../kit/prove';

provePaths('appointment request', async () =>
  (await import('./contact-form.kit')).contactFormKit('info@salon.example', 'Cornrows'),
);
