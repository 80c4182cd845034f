/** Disables zod's code generation, because the page's policy forbids `eval` and would report each attempt. */
import { config } from 'zod';

config({ jitless: true });
