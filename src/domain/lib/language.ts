/** The shop's languages (spec §1). docs/architecture.md lists the steps to add another one. */
export const languages = ['ko', 'en'] as const;
export type Language = (typeof languages)[number];

/** The language of the phrases in the code, and of stored fields without a language suffix. */
export const defaultLanguage = 'ko' satisfies Language;
type FurtherLanguage = Exclude<Language, typeof defaultLanguage>;

export const furtherLanguages = languages.filter(
  (language): language is FurtherLanguage => language !== defaultLanguage,
);

/** The language in a URL, ignoring case; Korean if it is unknown. */
export function languageOf(value: string | null | undefined): Language {
  return languages.find((language) => language === value?.toLowerCase()) ?? defaultLanguage;
}

/** A value for each language. */
export function forEachLanguage<Value>(
  valueIn: (language: Language) => Value,
): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, valueIn(language)])) as Record<
    Language,
    Value
  >;
}

/** Stored name of the translation of a field: `title` → `titleEn` (spec §3). */
type TranslatedName<Field extends string> = `${Field}${Capitalize<FurtherLanguage>}`;

/** Type of the translations of a field in a document. */
export type Translations<Field extends string, Value = string | undefined> = {
  [Name in TranslatedName<Field>]?: Value;
};

/** Every translation of a field, by its stored name, with the value that `valueIn` returns. */
export function translationsOf<Field extends string, Value>(
  field: Field,
  valueIn: (language: FurtherLanguage) => Value,
): Record<TranslatedName<Field>, Value> {
  return Object.fromEntries(
    furtherLanguages.map((language) => [translatedName(field, language), valueIn(language)]),
  ) as Record<TranslatedName<Field>, Value>;
}

type Stored<Field extends string> = {
  readonly [Name in Field]?: string | undefined;
} & Translations<Field>;

/** A field in exactly this language, without falling back to Korean. */
export function fieldIn<Field extends string>(
  stored: Stored<Field>,
  field: Field,
  language: Language,
): string | undefined {
  if (language === defaultLanguage) return stored[field];
  const translations: Translations<Field> = stored;
  return translations[translatedName(field, language)];
}

/** A field in each language that has it. */
export function inEveryLanguage<Field extends string>(
  stored: Stored<Field>,
  field: Field,
): string[] {
  return languages.flatMap((language) => fieldIn(stored, field, language) ?? []);
}

/** A field in the reader's language; Korean where there is no translation. */
export function localized<Field extends string, Document extends Stored<Field>>(
  stored: Document,
  field: Field,
  language: Language,
): Document[Field] | string {
  return fieldIn(stored, field, language) || stored[field];
}

function translatedName<Field extends string>(
  field: Field,
  language: FurtherLanguage,
): TranslatedName<Field> {
  const suffix = language.charAt(0).toUpperCase() + language.slice(1);
  return `${field}${suffix}` as TranslatedName<Field>;
}
