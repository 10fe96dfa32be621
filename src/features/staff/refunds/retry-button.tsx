import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { retryRefund } from '../../../data/staff/refunds/refunds.ts';
import { formatMoney } from '../../../domain/lib/money.ts';
import type { CustomerRefund } from '../../../domain/refunds/refund.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { refusals } from './decision-problem.ts';
import { Refusals } from './refusals.tsx';
import { useRefundCall } from './use-refund-call.ts';

/** Repeats a failed refund. */
export function RetryButton({ refund }: { refund: Pick<CustomerRefund, 'id' | 'amount'> }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [id] = useState(() => crypto.randomUUID());
  const { busy, problems, run } = useRefundCall();
  const retry = async () => {
    if ((await run(() => retryRefund(id, refund.id, '')))?.kind === 'done') setAsking(false);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('다시 돌려주기')}</Button>
      <ConfirmDialog
        open={asking}
        title={t('{{amount}}을 다시 보낼까요?', { amount: formatMoney(refund.amount) })}
        confirmLabel={t('다시 돌려주기')}
        cancelLabel={t('그대로 두기')}
        busy={busy}
        onConfirm={() => void retry()}
        onClose={() => setAsking(false)}
      >
        <Refusals messages={refusals(t, problems)} />
      </ConfirmDialog>
    </>
  );
}
