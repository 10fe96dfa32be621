import { useTranslation } from 'react-i18next';
import type { PayLink } from '../../../domain/card/pay-link.ts';
import type { CancelledOrder } from '../../../domain/order/order.ts';
import { ownOrderId } from '../../../domain/order/order-id.ts';
import { lastCancellations } from '../../../domain/staff/orders/board.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { RestoreOrderButton } from './restore-order-button.tsx';
import { StaffOrderStory } from './staff-order-story.tsx';

type GoneOrderProps = {
  uid: string;
  /** Id of the order, or where it was to be stored. */
  orderId: string;
  /** The date's cancelled orders as they were. */
  cancelled: readonly CancelledOrder[];
  /** The date's orders that are paid by a link, as far as they are known. */
  links?: ReadonlyMap<string, PayLink> | undefined;
};

/** Stands for an order that its date no longer has: what became of it, when, and who did that. */
export function GoneOrder({ uid, orderId, cancelled, links }: GoneOrderProps) {
  const { t } = useTranslation();
  const order = lastCancellations(cancelled).find(
    (one) =>
      one.customerInfo.uid === uid && (ownOrderId(one) === orderId || one.orderKey === orderId),
  );
  if (!order) {
    return (
      <EmptyState
        title={t('이 날짜에는 없는 주문이에요')}
        text={t('취소된 기록도 없어요. 저장되지 않았거나 다른 날짜의 주문이에요.')}
      />
    );
  }
  return (
    <>
      <EmptyState title={t('취소된 주문이에요')} text={order.customerInfo.name} />
      <RestoreOrderButton order={order} links={links} />
      <StaffOrderStory order={order} />
    </>
  );
}
