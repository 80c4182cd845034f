import { describe, expect, it } from 'vitest';
import { licenseText, packageFolder } from './licenses';

const mit = { name: 'b', version: '1.0.0', license: 'MIT', text: 'Copyright (c) B' };

describe('the licenses of the bundle', () => {
  it('are listed with each package’s name, version and license text', () => {
    const text = licenseText([mit, { ...mit, name: 'a' }]);
    expect(text.match(/^\w 1\.0\.0: MIT$/gm)).toEqual(['a 1.0.0: MIT', 'b 1.0.0: MIT']);
    expect(text).toContain('Copyright (c) B');
  });

  it.each(['GPL-3.0', 'MPL-2.0', 'UNLICENSED', '', 'SEE LICENSE IN x'])(
    'stop the build if one of them is “%s”',
    license => {
      expect(() => licenseText([mit, { ...mit, name: 'strict', license }])).toThrow('License not allowed: strict');
    },
  );
});

describe('the package folder of a module', () => {
  it('is the innermost one in node_modules; the site’s own modules have none', () => {
    expect(packageFolder('/x/node_modules/react/index.js')).toBe('/x/node_modules/react');
    expect(packageFolder('/x/node_modules/a/node_modules/@b/c/d.js?v=1')).toBe('/x/node_modules/a/node_modules/@b/c');
    expect(packageFolder('/x/src/App.tsx')).toBeUndefined();
  });
});
