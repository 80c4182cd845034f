import type * as inspector from './index.js' with { 'resolution-mode': 'import' };

export declare const xstateInspector: typeof inspector.xstateInspector;
export declare const createInspector: typeof inspector.createInspector;
