import type { TFunction } from 'i18next';

/** What a field says of a time that the clock skips when daylight saving begins. */
export function skippedTime(t: TFunction): string {
  return t('서머타임이 시작되어 건너뛰는 시각이에요. 다른 시각을 적어 주세요.');
}
