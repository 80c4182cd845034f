import { expect, it } from 'vitest';
import { fullSheet, LATE_STYLES, pageStyles } from './styles';

const markup = '<main class="page wide"><p class="lead">Hello</p></main>';
const kept = (css: string) => pageStyles(css, markup);

it.each([
  'body{margin:0}',
  '.page{color:red}',
  '.page.wide>p:hover{color:red}',
  '.lead,.unseen{color:red}',
  '.lead:not(:is(h1,h2)){color:red}',
  '.lead:not(.unseen){color:red}',
  '.page:not(:is(.unseen,:has(.unseen))) .lead{color:red}',
  ':is(.lead,.unseen) a{color:red}',
  '@font-face{font-family:A;src:url(a)}',
  '@keyframes rise{from{opacity:0}to{opacity:1}}.page{animation:rise 1s}',
  '@media print{.lead{color:red}}',
  '@media print{:root,:root[data-theme]{color:red}}',
  '@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color:red}}',
])('a page’s own styles include %s', rule => {
  expect(kept(rule)).toBe(rule);
});

it.each([
  '.unseen{color:red}',
  '.page .unseen{color:red}',
  '@media print{.unseen{color:red}}',
  '.lead.unseen{top:0}',
  '.unseen:not(.page) .lead{top:0}',
  '.page:has(.unseen){top:0}',
  '.unseen:nth-child(2 of :not([hidden],[lang])){top:0}',
  '@keyframes rise{from{opacity:0}to{opacity:1}}',
  'html[data-scroll-locked] .page{overflow:hidden}',
  'html:has([data-toast]){top:0}',
  ':root[data-theme=dark] .page{top:0}',
  '.page[data-state=open]{top:0}',
  '::view-transition-group(*){top:0}',
])('a page’s own styles leave %s to the full style sheet', rule => {
  expect(kept(rule)).toBe('');
});

it('a page’s own styles keep the order of rules, and omit unused rules in a media query', () => {
  expect(kept('.lead{top:0}.unseen{top:1px}@media print{.unseen{top:2px}.page{top:3px}}p{top:4px}')).toBe(
    '.lead{top:0}@media print{.page{top:3px}}p{top:4px}',
  );
});

it('a page’s own styles end with the first element whose styles may load later, and are for screens', () => {
  const css = '.page{top:0}.below{top:1px}@media print{.page{top:2px}}';
  expect(pageStyles(css, `${markup}<article ${LATE_STYLES}="" class="below">`)).toBe('.page{top:0}');
});

it('rules without scripts are in the page, for all of its elements, and not in the full style sheet', () => {
  const rule = 'html:has(noscript>meta) .below{top:1px}';
  expect(pageStyles(rule, `${markup}<article ${LATE_STYLES}=""><p class="below">`)).toBe(rule);
  expect(pageStyles(rule, markup)).toBe('');
  expect(fullSheet(`.a{top:0}.b,${rule}${rule}@font-face{src:url(a)}@media print{p{top:2px}}`)).toBe(
    '.a{top:0}.b{top:1px}@media print{p{top:2px}}',
  );
});

it('the full style sheet has the rules of one media query once, at its end', () => {
  expect(fullSheet('@media print{.a{top:0}}.b{top:0}@media print{.c{top:0}}@media (width>=1em){.d{top:0}}')).toBe(
    '.b{top:0}@media (width>=1em){.d{top:0}}@media print{.a{top:0}.c{top:0}}',
  );
});

it('the full style sheet leaves out the rules of plain elements, but keeps those that could win over a class', () => {
  const kept = '[data-other]{top:2px}.a{top:3px}:focus-visible{top:4px}:root[data-theme=dark]{--a:2}';
  const ownOnly = ':root{--a:0}@media (prefers-color-scheme:dark){:root{--a:1}}*,:before{top:0}h1,h2{top:1px}';
  expect(fullSheet(ownOnly + kept)).toBe(kept);
  expect(pageStyles(ownOnly, '<main>')).toBe(ownOnly);
});
