/** For a vite.config that Vite loads as CommonJS, because its package.json has no `"type": "module"`. Vite awaits plugins. */
exports.xstateInspector = options => import('./index.js').then(({ xstateInspector }) => xstateInspector(options));
