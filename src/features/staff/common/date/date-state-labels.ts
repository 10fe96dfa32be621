import type { TFunction } from 'i18next';
import type { DateState } from '../../../../domain/staff/dates/date-state.ts';
import type { Tone } from '../../../../ui/feedback/badge.tsx';

export const stateTones: Record<DateState, Tone> = {
  open: 'fresh',
  closed: 'closed',
  hidden: 'plain',
};

/** The labels of the date states. */
export function stateLabels(t: TFunction): Record<DateState, string> {
  return { open: t('주문 받는 중'), closed: t('마감됨'), hidden: t('숨김') };
}
