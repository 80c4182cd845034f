import { describe, expect, it } from 'vitest';
import { licenseText } from './licenses';

const mit = { name: 'b', version: '1.0.0', identifier: 'MIT', text: 'Copyright (c) B' };

describe('the licenses of the bundle', () => {
  it('are listed with each package’s name, version and license text', () => {
    const text = licenseText([mit, { ...mit, name: 'a' }]);
    expect(text.match(/^\w 1\.0\.0: MIT$/gm)).toEqual(['a 1.0.0: MIT', 'b 1.0.0: MIT']);
    expect(text).toContain('Copyright (c) B');
  });

  it.each(['GPL-3.0', 'MPL-2.0', 'UNLICENSED', '', 'SEE LICENSE IN x'])(
    'stop the build if one of them is “%s”',
    identifier => {
      expect(() => licenseText([mit, { ...mit, name: 'strict', identifier }])).toThrow('License not allowed: strict');
    },
  );
});
