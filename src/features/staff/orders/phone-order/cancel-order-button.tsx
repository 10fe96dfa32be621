import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toAppError } from '../../../../data/firebase/to-app-error.ts';
import { cancelStaffOrder } from '../../../../data/staff/orders/staff-orders.ts';
import { formatMoney } from '../../../../domain/lib/money.ts';
import { amountDue, type Order } from '../../../../domain/order/order.ts';
import { orderVersion } from '../../../../domain/order/order-plan.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { errorMessage } from '../../../../i18n/error-message.ts';
import { problemMessage } from '../../../../i18n/order-problem-message.ts';
import { forgetDraft } from '../../../../screen-state/drafts.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { notify } from '../../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { editDraft } from './order-draft.ts';

/** Cancels a cash order on behalf of its customer, after confirmation. */
export function CancelOrderButton({ order }: { order: Order }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { dateId, orderKey, customerInfo } = order;
  const cancel = async () => {
    setBusy(true);
    try {
      const target = { dateId, orderKey, basedOn: orderVersion(order) };
      const plan = await cancelStaffOrder(customerInfo.uid, target);
      if (plan.kind !== 'refused') {
        forgetDraft(editDraft(order));
        navigate(staffPaths.board(dateId));
      } else {
        for (const problem of plan.problems) {
          notify.negative(problemMessage(t, problem, (menuKey) => menuKey));
        }
      }
    } catch (error) {
      notify.negative(errorMessage(t, toAppError(error).code));
    } finally {
      setBusy(false);
      setAsking(false);
    }
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
