import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { giveBackException } from '../../../data/staff/refunds/refunds.ts';
import { maxReasonLength } from '../../../domain/refunds/reason-limits.ts';
import { type Issue, paymentIdOf } from '../../../domain/reports/issues.ts';
import { handleIssue } from '../../../domain/staff/inbox/handled-issue.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useAction } from '../common/use-action.ts';
import { refusals } from './decision-problem.ts';
import { Refusals } from './refusals.tsx';
import { useRefundCall } from './use-refund-call.ts';

/** Refunds a payment that did not become an order, and marks the issue as handled. */
export function ExceptionRefund({ issue }: { issue: Issue }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [id] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState('');
  const { busy, problems, refuse, run: refund } = useRefundCall();
  const { run } = useAction();
  const payment = paymentIdOf(issue);
  if (payment === undefined) return null;
  const give = async () => {
    if (reason.trim() === '') return refuse([{ code: 'reason-missing' }]);
    if ((await refund(() => giveBackException(id, payment, reason)))?.kind !== 'done') return;
    setAsking(false);
    const { id: issueId, kind, dateId, orderKey, uid } = issue;
    await run(
      handleIssue,
      { issue: { id: issueId, kind, dateId, orderKey, uid }, note: t('카드로 돌려줌') },
      { done: t('환불을 시작했어요.') },
    );
  };
  const { reason: reasonError, ...others } = refusals(t, problems);
  return (
    <>
      <Button variant="primary" onClick={() => setAsking(true)}>
        {t('돈 돌려주기')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('이 결제를 모두 돌려줄까요?')}
        text={t('결제 {{payment}}. 손님의 다른 주문은 그대로예요.', { payment })}
        confirmLabel={t('돈 돌려주기')}
        cancelLabel={t('그대로 두기')}
        busy={busy}
        onConfirm={() => void give()}
        onClose={() => setAsking(false)}
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
