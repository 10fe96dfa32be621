import type { TFunction } from 'i18next';
import { type Cents, formatMoney } from '../../../../domain/lib/money.ts';

/** Whether the counted cash is what was marked: "$5.00 short". */
export function differenceWords(t: TFunction, difference: Cents): string {
  const amount = formatMoney(Math.abs(difference));
  if (difference < 0) return t('{{amount}} 모자라요', { amount });
  return difference > 0 ? t('{{amount}} 더 있어요', { amount }) : t('꼭 맞아요');
}

/** Who handed cash in; an empty name stands for cash that nobody has marked. */
export const driverName = (t: TFunction, by: string) => by || t('누가 받았는지 모르는 돈');

/** At how many stops somebody was paid. */
export const stopsRow = (t: TFunction, count: number) => ({
  id: 'stops',
  label: t('돈을 받은 곳'),
  value: t('{{count}}곳', { count }),
});
