/** What firestore.rules lack of the shop's languages, whose list rules can't read. */
export function rulesProblems(rules: string, languages: readonly string[]): string[] {
  const [, ...further] = languages;
  const suffixes = further.map((language) => language.charAt(0).toUpperCase() + language.slice(1));
  return [
    ['isLanguage', `lang in [${languages.map((language) => `'${language}'`).join(', ')}]`],
    // A line with a title that this does not compare is refused, so nobody could order.
    ...suffixes.map((suffix) => [
      'isAsListed',
      `'menuTitle${suffix}': menu.get('title${suffix}', '')`,
    ]),
  ].flatMap(([name, text = '']) =>
    rules.includes(text) ? [] : [`firestore.rules ${name}: no ${text}`],
  );
}
