/** Disables zod's code generation: the page's policy forbids it and would report the attempt. */
import { config } from 'zod';

config({ jitless: true });
