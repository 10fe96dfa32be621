import type { TFunction } from 'i18next';
import { shopName } from '../../../domain/staff/staff-log.ts';

/** Who made a change: an e-mail address, the customer who deleted the own account, or the shop by itself. */
export function actorLabel(t: TFunction, name: string): string {
  if (name === 'customer') return t('손님');
  return name === shopName ? t('가게(자동)') : name;
}
