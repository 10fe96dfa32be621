import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusedError } from '../../../data/functions-client.ts';
import type { RefundAnswer } from '../../../data/staff/refunds.ts';
import { toAppError } from '../../../data/to-app-error.ts';
import { errorMessage } from '../../../i18n/error-message.ts';
import { notify } from '../../../ui/toast.tsx';
import { decisionProblemMessage } from './decision-problem.ts';

/** Makes one refund call at a time and shows why one was refused. Resolves to whether it succeeded. */
export function useRefundCall() {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const run = async (call: () => Promise<RefundAnswer>): Promise<boolean> => {
    setBusy(true);
    try {
      const answer = await call();
      if (answer.kind !== 'refused') return true;
      notify.negative(decisionProblemMessage(t, answer.problem));
    } catch (error) {
      const problem = error instanceof RefusedError ? error.problems[0] : undefined;
      notify.negative(
        problem ? decisionProblemMessage(t, problem) : errorMessage(t, toAppError(error).code),
      );
    } finally {
      setBusy(false);
    }
    return false;
  };
  return { busy, run };
}
