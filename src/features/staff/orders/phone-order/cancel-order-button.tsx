import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatMoney } from '../../../../domain/lib/money.ts';
import { amountDue, type Order } from '../../../../domain/order/order.ts';
import { refOf } from '../../../../domain/order/order-id.ts';
import { cancelOrder } from '../../../../domain/staff/orders/cancel-order.ts';
import { orderStateOf } from '../../../../domain/staff/orders/order-state.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { forgetDraft } from '../../../../screen-state/drafts.ts';
import { useAction } from '../../common/changes/use-action.ts';
import { CancelButton } from '../cancel-button.tsx';
import { editDraft } from './phone-order-draft.ts';

/** Cancels a cash order on behalf of its customer, after confirmation. */
export function CancelOrderButton({ order }: { order: Order }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const { dateId, customerInfo } = order;
  const cancel = async () => {
    const { name } = customerInfo;
    const result = await run(
      cancelOrder,
      { dateId, ...refOf(order) },
      { seen: orderStateOf(order), done: t('{{name}}님의 주문을 취소했어요', { name }) },
    );
    if (result !== 'stored') return undefined;
    forgetDraft(editDraft(order));
    return () => navigate(staffPaths.board(dateId), { replace: true });
  };
  return (
    <CancelButton
      name={customerInfo.name}
      text={formatMoney(amountDue(order))}
      busy={busy}
      onCancel={cancel}
    />
  );
}
