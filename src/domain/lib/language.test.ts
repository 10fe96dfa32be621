import { expect, it } from 'vitest';
import { languageOf } from './language.ts';

it.each([
  ['en', 'en'],
  ['ko', 'ko'],
  ['EN', 'en'],
  ['fr', 'ko'],
  ['', 'ko'],
  [null, 'ko'],
  [undefined, 'ko'],
])('%s reads as %s', (value, language) => {
  expect(languageOf(value)).toBe(language);
});
