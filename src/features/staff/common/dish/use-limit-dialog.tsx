import { type ReactNode, useState } from 'react';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import { LimitDialog, type LimitedDish } from './limit-dialog.tsx';

/**
 * The dialog of a dish's limits for a list of dishes, which renders `limitDialog`: it stays open when the dish moves in
 * the list.
 */
export function useLimitDialog(
  dateId: string,
  date: ActiveDate | undefined,
): { askLimits: (dish: LimitedDish) => void; limitDialog: ReactNode } {
  const [dish, askLimits] = useState<LimitedDish>();
  const close = () => askLimits(undefined);
  return {
    askLimits,
    limitDialog: dish && date && <LimitDialog {...{ dateId, date, dish }} onClose={close} />,
  };
}
