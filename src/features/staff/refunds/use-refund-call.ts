import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusedError } from '../../../data/firebase/functions-client.ts';
import { toAppError } from '../../../data/firebase/to-app-error.ts';
import type { RefundAnswer } from '../../../data/staff/refunds/refunds.ts';
import type { RefundProblem } from '../../../domain/refunds/refund-problem.ts';
import { errorMessage } from '../../../i18n/error-message.ts';
import { notify } from '../../../ui/feedback/toast.tsx';

/**
 * Makes one refund call at a time. `problems` is why the last one was refused, for the caller to show beside
 * its fields; `refuse` sets them without a call.
 */
export function useRefundCall() {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [problems, refuse] = useState<readonly RefundProblem[]>([]);
  /** Resolves to the answer, or to undefined after a failure, which is shown. */
  const run = async (call: () => Promise<RefundAnswer>): Promise<RefundAnswer | undefined> => {
    setBusy(true);
    refuse([]);
    try {
      const answer = await call();
      if (answer.kind === 'refused') refuse([answer.problem]);
      return answer;
    } catch (error) {
      const [problem] = error instanceof RefusedError ? error.problems : [];
      if (problem) {
        refuse([problem]);
        return { kind: 'refused', problem };
      }
      notify.negative(errorMessage(t, toAppError(error).code));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problems, refuse, run };
}
