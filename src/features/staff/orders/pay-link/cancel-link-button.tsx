import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PayLink } from '../../../../domain/card/pay-link.ts';
import { formatMoney } from '../../../../domain/lib/money.ts';
import { cancelLink } from '../../../../domain/staff/orders/pay-link-actions.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { notify } from '../../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { linkProblemMessage } from '../../common/staff-problem-message.ts';
import { useFunctionAction } from '../../common/use-function-action.ts';

/** Cancels an order that is not paid yet, after a confirmation; its link can't be paid from then on. */
export function CancelLinkButton({ id, link }: { id: string; link: PayLink }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { busy, run } = useFunctionAction(cancelLink);
  const { name } = link.order.customerInfo;
  const cancel = async () => {
    const done = () => t('{{name}}님의 주문을 취소했어요', { name });
    const outcome = await run({ id }, { done });
    setAsking(false);
    if (outcome?.kind === 'refused') notify.negative(linkProblemMessage(t, outcome.problem));
    if (outcome?.kind === 'done') navigate(staffPaths.board(link.dateId));
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('주문 취소')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('{{name}}님의 주문을 취소할까요?', { name })}
        text={`${formatMoney(link.amount)}\n${t('이 링크로는 더 결제할 수 없어요. 취소 문자는 가지 않아요.')}`}
        confirmLabel={t('주문 취소하기')}
        cancelLabel={t('그대로 두기')}
        tone="danger"
        busy={busy}
        onConfirm={() => void cancel()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
