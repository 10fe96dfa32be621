import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '../../../src/domain/lib/language.ts';
import { rulesProblems } from './rules-problems.ts';

const rules = readFileSync(
  join(resolve(import.meta.dirname, '../../..'), 'firestore.rules'),
  'utf8',
);

it('finds the rules complete for the shop’s languages', () => {
  expect(rulesProblems(rules, languages)).toEqual([]);
});

it('names each place of the rules that lacks a further language', () => {
  expect(rulesProblems(rules, [...languages, 'zh'])).toEqual([
    "firestore.rules isLanguage: no lang in ['ko', 'en', 'zh']",
    "firestore.rules isAsListed: no 'menuTitleZh': menu.get('titleZh', '')",
  ]);
});
