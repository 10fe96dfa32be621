import { useTranslation } from 'react-i18next';
import type { StaffPlan } from '../../../domain/staff/staff-plan.ts';
import { setLastChange } from './last-change.ts';
import { useStaffChange } from './use-staff-change.ts';

type Run = () => Promise<StaffPlan>;

/** Makes changes one at a time, like `useStaffChange`, and names the last one in the undo bar. */
export function useUndoableChange(): {
  busy: boolean;
  change: (message: string, run: Run, undo?: Run) => Promise<boolean>;
} {
  const { t } = useTranslation();
  const { busy, change } = useStaffChange();
  const takeBack = async (reverse: Run) => {
    if (await change(reverse)) setLastChange({ message: t('되돌렸어요') });
  };
  return {
    busy,
    change: async (message, run, reverse) => {
      const stored = await change(run);
      if (stored) {
        setLastChange({ message, undo: reverse && (() => void takeBack(reverse)) });
      }
      return stored;
    },
  };
}
