import { formatMoney } from '../../../../domain/lib/money.ts';
import { closingSums, countedCash } from '../../../../domain/staff/closing/day-closing.ts';
import type { ActionWords } from './action-words-type.ts';

export const closingWords: ActionWords<'day-closed'> = {
  'day-closed': {
    name: (t) => t('하루 정산'),
    state: (day, { t }) => {
      if (!day) return t('정산 전');
      const { counted, taken } = closingSums(day);
      const reasons = countedCash(day).flatMap(({ why }) => (why ? [why] : []));
      return [
        t('센 돈 {{amount}}', { amount: formatMoney(counted) }),
        t('받음 {{amount}}', { amount: formatMoney(taken) }),
        ...reasons,
      ].join(' · ');
    },
  },
};
