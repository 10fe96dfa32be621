import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '../../../src/domain/lib/language.ts';
import { guidePages, guideTopics } from '../../../src/domain/staff/guide/staff-guide.ts';
import { states } from '../../../tests/support/states/states.ts';
import { readTable } from '../i18n/read-phrases.ts';
import { guidePage, pageFile, picturedStates, pictureFile } from './guide-page.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8');
const phrases = globSync('src/i18n/en/*.ts', { cwd: REPOSITORY }).flatMap((file) =>
  readTable(file, read(file)),
);
/** A label as a screen shows it: without the part of its key that tells plural forms apart. */
const labels = {
  ko: new Set(phrases.map(({ key }) => key)),
  en: new Set(phrases.map(({ text }) => text)),
};

it.each(
  languages.flatMap((language) => guidePages.map((page) => [page.id, language, page] as const)),
)(
  'the page %s in %s has the words that the screens show (npm run guide writes it)',
  (id, language, page) => {
    expect(read(pageFile(id, language))).toBe(guidePage(page, language));
  },
);

it.each(languages)('every button that the guide names in %s is on a screen', (language) => {
  const named = Object.values(guideTopics)
    .flatMap(({ steps }) => steps)
    .flatMap((step) => [...step[language].matchAll(/“([^”]+)”/g)].map(([, label = '']) => label));
  expect(named.filter((label) => !labels[language].has(label))).toEqual([]);
});

it('has a picture of every state that it shows, which the gallery knows', () => {
  const shown = picturedStates();
  expect(shown.filter((name) => !states.some((state) => state.name === name))).toEqual([]);
  const files = shown.flatMap((name) => languages.map((language) => pictureFile(name, language)));
  expect(files.filter((file) => !existsSync(join(REPOSITORY, file)))).toEqual([]);
});
