import type { Plugin } from 'vite' with { 'resolution-mode': 'import' };
import type { Options } from './index.js' with { 'resolution-mode': 'import' };

/** The inspector as a Vite plugin: `vite` and `vite preview` serve it at `/__inspector`. */
export function xstateInspector(options?: Options): Promise<Plugin>;
