/** For a configuration that Vite 5 loads as CommonJS, because its package.json has no `"type": "module"`. Vite awaits plugins. */
exports.xstateInspector = options => import('./index.js').then(({ xstateInspector }) => xstateInspector(options));
