import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../domain/lib/money.ts';
import { maxReasonLength } from '../../../domain/refunds/reason-limits.ts';
import type { CustomerRefund, SettledWay } from '../../../domain/refunds/refund.ts';
import { settleRefund } from '../../../domain/refunds/refund-actions.ts';
import type { RefundProblem } from '../../../domain/refunds/refund-problem.ts';
import { useDraftText } from '../../../screen-state/use-draft.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useAction } from '../common/changes/use-action.ts';
import { refusals, tellSettled } from './decision-problem.ts';
import { Refusals } from './refusals.tsx';

/** Records that a failed refund was paid back by hand, how, and what staff note about it. */
export function SettleButton({ refund }: { refund: Pick<CustomerRefund, 'id' | 'amount'> }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [how, setHow] = useState<SettledWay>('transfer');
  const [note, setNote] = useDraftText(`settle-refund-${refund.id}`);
  const { busy, problems, run } = useAction<RefundProblem>();
  const settle = async () => {
    const done = () => t('따로 돌려준 것으로 적었어요.');
    const outcome = await run(settleRefund, { refund: refund.id, how, note }, { done });
    const settled = outcome?.kind === 'refused' && tellSettled(t, outcome.problem);
    if (outcome?.kind === 'done') setNote('');
    if (outcome?.kind === 'done' || settled) setAsking(false);
  };
  const { reason: noteError, ...others } = refusals(t, problems);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('따로 돌려줬어요')}</Button>
      <ConfirmDialog
        open={asking}
        title={t('{{amount}}를 손님께 이미 돌려주셨어요?', { amount: formatMoney(refund.amount) })}
        text={t('카드로는 더 보내지 않아요. 손님도 주문 내역에서 이 방법을 봐요.')}
        confirmLabel={t('돌려줬다고 적기')}
        cancelLabel={t('아직이에요')}
        busy={busy}
        onConfirm={() => void settle()}
        onClose={() => setAsking(false)}
      >
        <Segmented
          label={t('어떻게 돌려주셨어요?')}
          options={[
            { value: 'transfer', label: t('계좌 이체') },
            { value: 'cash', label: t('현금') },
            { value: 'other', label: t('다른 방법') },
          ]}
          value={how}
          onChange={setHow}
        />
        <TextField
          label={t('메모 (직원만 봐요)')}
          optionalLabel={how === 'other' ? undefined : t('(선택)')}
          value={note}
          maxLength={maxReasonLength}
          error={noteError}
          onChange={(event) => setNote(event.target.value)}
        />
        <Refusals messages={others} />
      </ConfirmDialog>
    </>
  );
}
