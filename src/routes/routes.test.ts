import { expect, it } from 'vitest';
import { findRoute } from './routes';

it.each([
  ['/services', '/services'],
  ['/services/', '/services'],
  ['/services.html', '/services'],
  ['/services/index.html', '/services'],
  ['//services//', '/services'],
  ['/%73ervices', '/services'],
  ['/styles/box%2Dbraids', '/styles/box-braids'],
  ['/styles//box-braids', '/styles/box-braids'],
  ['/%2Fservices', null],
  ['', '/'],
  ['//', '/'],
  ['/index.html', '/'],
  ['/%E0%A4%A', null],
  ['/services%', null],
  ['/Services', null],
])('the address %s leads to the page %s', (path, page) => {
  expect(findRoute(path).path).toBe(page);
});

it.each(['/styles/none', '/styles/%E0%A4%A', '/styles/tr%C3%A8s'])('%s is an unknown style', path => {
  expect(findRoute(path).page).toBe('styleNotFound');
});
