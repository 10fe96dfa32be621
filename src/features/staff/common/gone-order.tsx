import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveDocument } from '../../../data/documents/live-document.ts';
import { customerOrders } from '../../../data/documents/sources.ts';
import type { PayLink } from '../../../domain/card/pay-link.ts';
import type { CancelledOrder } from '../../../domain/order/order.ts';
import { movedOrder, ownOrderId, refOf } from '../../../domain/order/order-id.ts';
import { lastCancellations } from '../../../domain/staff/orders/board.ts';
import { restoreOrder } from '../../../domain/staff/orders/restore-order.ts';
import { staffPaths } from '../../../domain/staff/staff-paths.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { RestoreOrderButton } from './restore-order-button.tsx';
import { useMay } from './shell/role.ts';
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
  const may = useMay();
  // Who may not bring an order back may not read its customer's others.
  const reads = may.run(restoreOrder);
  const { value: stored } = useLiveDocument(
    useMemo(() => (reads ? customerOrders(uid) : undefined), [reads, uid]),
  );
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
  const moved = movedOrder(stored ?? {}, order.dateId, ownOrderId(order), order);
  const isMoved = reads ? moved !== undefined : order.movedTo !== undefined;
  return (
    <>
      <EmptyState
        title={isMoved ? t('다른 날짜로 옮긴 주문이에요') : t('취소된 주문이에요')}
        text={order.customerInfo.name}
      />
      {moved ? (
        <ButtonLink to={staffPaths.order(moved.dateId, refOf(moved))}>
          {t('옮긴 주문 보기')}
        </ButtonLink>
      ) : (
        <RestoreOrderButton order={order} links={links} />
      )}
      <StaffOrderStory order={order} />
    </>
  );
}
