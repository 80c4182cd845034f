import { createThemeContract } from '@vanilla-extract/css';
import { lightTheme } from './themes';

/** Color roles. Each theme gives every role a value; components use only roles. */
export const color = createThemeContract(lightTheme);
