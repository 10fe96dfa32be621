import { describe, expect, test } from 'vitest';
import { lintStyle } from './lint-style.ts';

const findingsOf = (css: string) =>
  lintStyle('a.css', css).map((one) => one.message.split(' is lacking')[0]);

describe('too new for the oldest browsers', () => {
  test.each([
    ['a { field-sizing: content }', 'field-sizing'],
    ['a { anchor-name: --x }', 'anchor-name'],
    ['a { width: stretch }', 'width: stretch'],
    ['a { transition: opacity 1s linear(0, 0.5, 1) }', 'transition: linear()'],
    ['a { width: calc-size(auto, size) }', 'width: calc-size()'],
    ['a:popover-open { top: 0 }', ':popover-open'],
    ['a:user-invalid { top: 0 }', ':user-invalid'],
    ['@scope (.a) { b { color: red } }', '@scope'],
    ['@starting-style { a { opacity: 0 } }', '@starting-style'],
    ['@media (scripting: none) { a { top: 0 } }', '@media (scripting)'],
    ['@supports (display: grid) { a { field-sizing: content } }', 'field-sizing'],
    ['@page { size: A4 }', '@page'],
  ])('%s', (css, feature) => {
    expect(findingsOf(css)[0]).toBe(feature);
  });
});

test.each([
  'a { height: 100dvh; aspect-ratio: 1; inset: 0; gap: 1px; display: grid }',
  'a:has(:checked) { accent-color: red }',
  '@container (max-width: 14rem) { a { width: 1cqi } }',
  '@layer base { a { color: red } }',
  '@media (prefers-color-scheme: dark) { a { color: red } }',
  '@keyframes a { from { opacity: 0 } 50% { opacity: 1 } }',
])('old enough: %s', (css) => {
  expect(findingsOf(css)).toEqual([]);
});

test.each([
  'a { &:hover { color: red } }',
  ':root { color-scheme: light dark } a { color: light-dark(red, blue) }',
  '@media (width >= 30rem) { a { color: red } }',
  'a { user-select: none }',
])('lowered by the build: %s', (css) => {
  expect(findingsOf(css)).toEqual([]);
});

test('inside an @supports about it is none', () => {
  expect(findingsOf('@supports (field-sizing: content) { a { field-sizing: content } }')).toEqual(
    [],
  );
});

test('tells the line of the declaration, below nesting', () => {
  const css =
    '.a {\n  color: red;\n\n  &:hover {\n    top: 0;\n    field-sizing: content;\n  }\n}\n';
  expect(lintStyle('b.module.css', css)).toMatchObject([{ file: 'b.module.css', line: 6 }]);
});
