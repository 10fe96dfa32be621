import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../domain/lib/money.ts';
import type { CustomerRefund } from '../../../domain/refunds/refund.ts';
import { retryRefund } from '../../../domain/refunds/refund-actions.ts';
import type { RefundProblem } from '../../../domain/refunds/refund-problem.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useAction } from '../common/changes/use-action.ts';
import { refusals, tellSettled } from './decision-problem.ts';
import { Refusals } from './refusals.tsx';

/** Repeats a failed refund. */
export function RetryButton({ refund }: { refund: Pick<CustomerRefund, 'id' | 'amount'> }) {
  const { t } = useTranslation();
  const [confirming, setConfirming] = useState(false);
  const { busy, problems, run } = useAction<RefundProblem>();
  const retry = async () => {
    const done = () => t('환불을 시작했어요.');
    const outcome = await run(retryRefund, { refund: refund.id, reason: '' }, { done });
    const settled = outcome?.kind === 'refused' && tellSettled(t, outcome.problem);
    if (outcome?.kind === 'done' || settled) setConfirming(false);
  };
  return (
    <>
      <Button onClick={() => setConfirming(true)}>{t('다시 돌려주기')}</Button>
      <ConfirmDialog
        open={confirming}
        title={t('{{amount}}를 다시 보낼까요?', { amount: formatMoney(refund.amount) })}
        confirmLabel={t('다시 돌려주기')}
        cancelLabel={t('그대로 두기')}
        busy={busy}
        onConfirm={() => void retry()}
        onClose={() => setConfirming(false)}
      >
        <Refusals messages={refusals(t, problems)} />
      </ConfirmDialog>
    </>
  );
}
