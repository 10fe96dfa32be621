/** The shop's languages (spec §1). docs/architecture.md lists what a further one needs. */
export const languages = ['ko', 'en'] as const;
export type Language = (typeof languages)[number];

/** The language of phrases in the code and of stored fields without a language in their name. */
export const defaultLanguage = 'ko' satisfies Language;
type FurtherLanguage = Exclude<Language, typeof defaultLanguage>;

export const furtherLanguages = languages.filter(
  (language): language is FurtherLanguage => language !== defaultLanguage,
);

/** The language that an address names, in capitals or not; anything unknown reads as Korean. */
export function languageOf(value: string | null | undefined): Language {
  return languages.find((language) => language === value?.toLowerCase()) ?? defaultLanguage;
}

/** Name of a field's translation as stored: `title` → `titleEn` (spec §3). */
type TranslatedName<Field extends string> = `${Field}${Capitalize<FurtherLanguage>}`;

/** The translations of a field, as a document may have them. */
export type Translations<Field extends string, Value = string | undefined> = {
  [Name in TranslatedName<Field>]?: Value;
};

/** Every translation of a field, with the value that `valueIn` gives it. */
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

/** A field in exactly this language. */
export function fieldIn<Field extends string>(
  stored: Stored<Field>,
  field: Field,
  language: Language,
): string | undefined {
  if (language === defaultLanguage) return stored[field];
  const translations: Translations<Field> = stored;
  return translations[translatedName(field, language)];
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
