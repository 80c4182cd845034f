/** Zod tries whether it may compile code; under this page's policy it may not, and the try alone would be reported. */
import { config } from 'zod';

config({ jitless: true });
