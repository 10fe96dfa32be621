import type { TFunction } from 'i18next';
import { formatMoney } from '../../../../domain/lib/money.ts';
import type { MarkContent } from '../../../../domain/staff/orders/order-marks.ts';
import type { ActionWords } from './words.ts';

const isMade = (mark: MarkContent | null, { t }: { t: TFunction }) =>
  mark ? t('했음') : t('안 했음');

export const markWords: ActionWords<'packed' | 'delivered' | 'cash-taken' | 'door-photo'> = {
  packed: (mark, { t }) => {
    if (!mark?.lines) return isMade(mark, { t });
    const portions = Object.values(mark.lines).reduce((sum, q) => sum + q, 0);
    return `${t('했음')} · ${t('{{portions}}인분', { portions })}`;
  },
  delivered: isMade,
  'door-photo': (photo, { t }) => (photo ? t('있음') : t('없음')),
  'cash-taken': (mark, { t }) => (mark ? formatMoney(mark.amount ?? 0) : t('안 했음')),
};
