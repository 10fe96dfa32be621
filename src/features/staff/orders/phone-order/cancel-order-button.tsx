import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatMoney } from '../../../../domain/lib/money.ts';
import { amountDue, type Order } from '../../../../domain/order/order.ts';
import { cancelOrder } from '../../../../domain/staff/orders/cancel-order.ts';
import { orderStateOf } from '../../../../domain/staff/orders/order-state.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { forgetDraft } from '../../../../screen-state/drafts.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useAction } from '../../common/use-action.ts';
import { editDraft } from './order-draft.ts';

/** Cancels a cash order on behalf of its customer, after confirmation. */
export function CancelOrderButton({ order }: { order: Order }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAction();
  const { dateId, orderKey, customerInfo } = order;
  const cancel = async () => {
    const { name, uid } = customerInfo;
    const result = await run(
      cancelOrder,
      { uid, dateId, orderKey },
      { seen: orderStateOf(order), done: t('{{name}}님의 주문을 취소했어요', { name }) },
    );
    setAsking(false);
    if (result !== 'stored') return;
    forgetDraft(editDraft(order));
    navigate(staffPaths.board(dateId));
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('주문 취소')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('{{name}}님의 주문을 취소할까요?', { name: customerInfo.name })}
        text={formatMoney(amountDue(order))}
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
