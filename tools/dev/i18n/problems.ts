import type { Entry, Uses } from './read-phrases.ts';

const hangul = /[가-힣]/;
const pluralForm = /_(one|other)$/;

/** All mismatches between the phrases in the code and those of a further language (by name), one line each. */
export function findProblems(
  entries: readonly Entry[],
  uses: readonly Uses[],
  language = 'English',
): string[] {
  const texts = uses.flatMap((use) => use.texts);
  const calls = uses.flatMap((use) => use.calls);
  const keys = new Set(entries.map(({ key }) => key));
  const phrases = new Set(entries.map(({ key }) => phraseOf(key)));
  const said = new Set([...texts.map(({ text }) => text), ...calls.map(({ key }) => key)]);
  return [
    ...duplicates(entries),
    ...entries.flatMap((entry) => problemsOf(entry, keys, language)),
    ...entries
      .filter(({ key }) => !said.has(phraseOf(key)))
      .map(({ key, place }) => `${place} unused: ${key}`),
    ...texts
      .filter(({ text }) => hangul.test(text) && !phrases.has(text))
      .map(({ text, place }) => `${place} no ${language}: ${text}`),
    ...calls.flatMap(({ key, counts, place }) => {
      // Keys in Korean are reported above.
      if (!phrases.has(key)) return hangul.test(key) ? [] : [`${place} no ${language}: ${key}`];
      const plural = keys.has(`${key}_one`);
      if (counts === plural) return [];
      return [`${place} ${counts ? 'needs _one and _other' : 'needs a count'}: ${key}`];
    }),
  ];
}

function duplicates(entries: readonly Entry[]): string[] {
  const first = new Map<string, Entry>();
  const problems: string[] = [];
  for (const entry of entries) {
    const known = first.get(entry.key);
    if (known) problems.push(`${entry.place} already in ${known.place}: ${entry.key}`);
    else first.set(entry.key, entry);
  }
  return problems;
}

function problemsOf(
  { key, text, place }: Entry,
  keys: ReadonlySet<string>,
  language: string,
): string[] {
  const problems: string[] = [];
  if (hangul.test(text)) problems.push(`${place} Korean in the ${language}: ${text}`);
  if (text.trim() === '') problems.push(`${place} empty: ${key}`);
  const particle = unfitParticle(key);
  if (particle) problems.push(`${place} ${particle} fits only some values: ${key}`);
  if (pluralForm.test(key)) {
    const other = key.endsWith('_one') ? `${phraseOf(key)}_other` : `${phraseOf(key)}_one`;
    if (!keys.has(other)) problems.push(`${place} without its plural form: ${key}`);
  }
  const wanted = placeholdersOf(key);
  const given = placeholdersOf(text);
  // In the singular form the number may be written as a word.
  if (key.endsWith('_one')) wanted.delete('count');
  for (const name of wanted) {
    if (!given.has(name)) problems.push(`${place} the ${language} leaves out {{${name}}}: ${key}`);
  }
  for (const name of given) {
    if (!placeholdersOf(key).has(name)) {
      problems.push(`${place} the key has no {{${name}}}: ${key}`);
    }
  }
  return problems;
}

/** A value and its particle, whose form follows from how the end of the value is read. */
const valueWithParticle =
  /\{\{\s*(\w+)[^}]*\}\}['"’”]?(으로|로|은|는|이|가|을|를|과|와|이나|나|이랑|랑|이에요|예요|이었어요|였어요|이고|이라고|라고|이라|라)(?:는|도|만|서)?(?![가-힣])/gu;

/** Amounts are read 달러 or 센트 at their end, whatever they are. */
const money = new Set(['amount', 'total', 'money', 'price', 'after']);
const afterVowel = new Set([
  '로',
  '는',
  '가',
  '를',
  '와',
  '나',
  '랑',
  '예요',
  '였어요',
  '라고',
  '라',
]);

/**
 * The first value of a Korean phrase that is followed by a particle which fits only some of its values: how a number, an address or
 * a name in Latin letters is read can't be told for sure. Such a phrase puts a noun between the two: {{phone}} 번호로.
 */
export function unfitParticle(phrase: string): string | undefined {
  for (const [found, name = '', particle = ''] of phrase.matchAll(valueWithParticle)) {
    if (!money.has(name) || !afterVowel.has(particle)) return found;
  }
  return undefined;
}

function placeholdersOf(text: string): Set<string> {
  return new Set([...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name = '']) => name));
}

function phraseOf(key: string): string {
  return key.replace(pluralForm, '');
}
