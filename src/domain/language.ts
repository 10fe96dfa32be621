/** The shop's two languages; Korean is the default (spec §1). */
export const languages = ['ko', 'en'] as const;
export type Language = (typeof languages)[number];

/** The language that an address names, in capitals or not; anything unknown reads as Korean. */
export function languageOf(value: string | null | undefined): Language {
  return value?.toLowerCase() === 'en' ? 'en' : 'ko';
}
