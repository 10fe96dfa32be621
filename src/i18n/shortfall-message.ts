import type { TFunction } from 'i18next';

/** The words for what of an earlier order a date does not have. */
export function shortfallTexts(t: TFunction) {
  return {
    missing: t('이 날짜에는 없는 메뉴'),
    reduced: (name: string, count: number) =>
      t('{{name}}: {{count}}개까지만 담을 수 있어요', { name, count }),
  };
}
