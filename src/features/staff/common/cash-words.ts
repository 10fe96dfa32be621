import type { TFunction } from 'i18next';
import { formatMoney } from '../../../domain/lib/money.ts';
import type { BoardOrder } from '../../../domain/staff/orders/board.ts';

type Cash = Pick<BoardOrder, 'taken' | 'collect'>;

/** What was taken at the door and what is left to take or to give back; empty if neither. */
export function cashWords(t: TFunction, { taken, collect }: Cash): string {
  const left = formatMoney(Math.abs(collect));
  return [
    taken > 0 ? t('{{amount}} 받았어요', { amount: formatMoney(taken) }) : '',
    collect > 0 ? t('받을 돈 {{amount}}', { amount: left }) : '',
    collect < 0 ? t('돌려줄 돈 {{amount}}', { amount: left }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
