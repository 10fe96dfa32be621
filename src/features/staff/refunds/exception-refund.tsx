import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Issue, paymentIdOf } from '../../../domain/issues/issues.ts';
import { maxReasonLength } from '../../../domain/refunds/reason-limits.ts';
import { refundException } from '../../../domain/refunds/refund-actions.ts';
import type { RefundProblem } from '../../../domain/refunds/refund-problem.ts';
import { handleIssue } from '../../../domain/staff/inbox/handled-issue.ts';
import { useDraftText } from '../../../screen-state/use-draft.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useAction } from '../common/changes/use-action.ts';
import { refusals } from './decision-problem.ts';
import { Refusals } from './refusals.tsx';

/** Refunds a payment that did not become an order, and marks the issue as handled. */
export function ExceptionRefund({ issue }: { issue: Issue }) {
  const { t } = useTranslation();
  const [confirming, setConfirming] = useState(false);
  const [reason, setReason] = useDraftText(`exception-refund-${issue.id}`);
  const { busy, run, problems, refuse } = useAction<RefundProblem>();
  const payment = paymentIdOf(issue);
  if (payment === undefined) return null;
  const give = async () => {
    if (reason.trim() === '') return refuse([{ code: 'reason-missing' }]);
    const done = t('환불을 시작했어요.');
    const outcome = await run(
      refundException,
      { payment_intent: payment, reason },
      { done: () => done },
    );
    if (outcome?.kind !== 'done') return;
    setReason('');
    setConfirming(false);
    const { id, dateId, uid } = issue;
    const input = { issue: { id, dateId, uid }, note: t('카드로 돌려줌') };
    await run(handleIssue, input, { done });
  };
  const { reason: reasonError, ...others } = refusals(t, problems);
  return (
    <>
      <Button variant="primary" onClick={() => setConfirming(true)}>
        {t('돈 돌려주기')}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={t('이 결제를 모두 돌려줄까요?')}
        text={t('결제 {{payment}}. 손님의 다른 주문은 그대로예요.', { payment })}
        confirmLabel={t('돈 돌려주기')}
        cancelLabel={t('그대로 두기')}
        busy={busy}
        onConfirm={() => void give()}
        onClose={() => setConfirming(false)}
      >
        <TextArea
          label={t('이유 (손님이 읽어요)')}
          maxLength={maxReasonLength}
          value={reason}
          error={reasonError}
          onChange={(event) => setReason(event.target.value)}
        />
        <Refusals messages={others} />
      </ConfirmDialog>
    </>
  );
}
