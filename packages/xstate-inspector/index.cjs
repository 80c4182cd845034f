/** For a configuration that Vite 5 loads as CommonJS, because its package.json has no `"type": "module"`. */
module.exports = require('./index.js');
