/** The example's machine on its own, against its kit. */
import { test } from 'vitest';
import { paths } from 'xstate-paths';
import { checkoutKit } from './checkout.kit';
import { checkoutMachine } from './checkout.machine';

paths(test, checkoutMachine, checkoutKit);
