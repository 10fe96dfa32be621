import type { TFunction } from 'i18next';
import type { DeliveryArea } from '../domain/dates.ts';

/** Where a date's orders go. */
export function areaName(t: TFunction, area: DeliveryArea): string {
  return area === 'gosford' ? t('고스포드') : t('시드니');
}
