import type { TFunction } from 'i18next';

/** The limits of a dish in words, a person and in all: "2 each · 20 in all". */
export function limitsText(
  t: TFunction,
  aPerson: number | undefined,
  inAll: number | undefined,
): string {
  const words = [
    aPerson !== undefined && t('1인 {{limit}}개', { limit: aPerson }),
    inAll !== undefined && t('모두 {{limit}}개', { limit: inAll }),
  ];
  return words.filter(Boolean).join(' · ') || t('제한 없음');
}
