import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../data/firebase/to-app-error.ts';
import type { StaffPlan } from '../../../domain/staff/staff-plan.ts';
import { errorMessage } from '../../../i18n/error-message.ts';
import { notify } from '../../../ui/feedback/toast.tsx';
import { setLastChange } from './last-change.ts';
import { staffProblemMessage } from './staff-problem-message.ts';

/**
 * Makes one change at a time and shows why one was not made. Resolves to whether the change is stored; an
 * earlier one can then no longer be undone.
 */
export function useStaffChange() {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const change = async (run: () => Promise<StaffPlan>): Promise<boolean> => {
    setBusy(true);
    try {
      const plan = await run();
      if (plan.kind !== 'refused') {
        setLastChange(undefined);
        return true;
      }
      notify.negative(staffProblemMessage(t, plan.problem));
    } catch (error) {
      notify.negative(errorMessage(t, toAppError(error).code));
    } finally {
      setBusy(false);
    }
    return false;
  };
  return { busy, change };
}
