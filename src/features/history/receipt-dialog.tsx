import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../data/customer/use-user.ts';
import { serverNow } from '../../data/device/server-clock.ts';
import { useOwnOrder } from '../../data/order/use-older-orders.ts';
import { mayInvoice } from '../../domain/customer/user.ts';
import { isDeliveredToday } from '../../domain/dates/delivery-day.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { mayHavePhoto } from '../../domain/order/door-photo.ts';
import { ownOrderId } from '../../domain/order/order-id.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { LazyContactShop } from '../../parts/lazy-contact-shop.tsx';
import { openDialog } from '../../screen-state/dialogs.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loading } from '../../ui/feedback/spinner.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { CurrentReceipt } from './current-receipt.tsx';
import { DeliveryTime } from './delivery-time.tsx';
import styles from './history.module.css';
import { DoorPhoto } from './lazy-door-photo.ts';
import { OrderStory } from './lazy-order-story.ts';

type ReceiptDialogProps = { onClose: () => void; dateId: string; orderId: string };

/** One earlier order in full; customers who may issue invoices find the invoice here (spec §6). */
export function ReceiptDialog({ onClose, dateId, orderId }: ReceiptDialogProps) {
  const { t, i18n } = useTranslation();
  const user = useUser().value;
  const { order, loading, error } = useOwnOrder(dateId, (one) => ownOrderId(one) === orderId);
  let body: ReactNode;
  if (order)
    body = (
      <>
        {isDeliveredToday(dateId, serverNow()) && (
          <div className={styles.coming}>
            <DeliveryTime order={order} />
          </div>
        )}
        {mayHavePhoto(order, serverNow()) && <DoorPhoto order={order} />}
        <CurrentReceipt order={order} />
        <OrderStory order={order} />
      </>
    );
  else if (loading) body = <Loading label={t('주문 내역을 불러오고 있어요')} />;
  else
    body = (
      <EmptyState
        title={error ? t('주문 내역을 불러오지 못했어요') : t('주문을 찾지 못했어요')}
        text={error && errorMessage(t, error.code)}
        action={<LazyContactShop language={languageOf(i18n.language)} />}
      />
    );
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('영수증')}
      reading
      closeLabel={t('닫기')}
      footer={
        order && (
          <>
            {mayInvoice(user) && (
              <Button
                variant="primary"
                fullWidth
                onClick={() => openDialog({ kind: 'invoice', dateId, orderId })}
              >
                {t('인보이스')}
              </Button>
            )}
            <Button fullWidth onClick={() => window.print()}>
              {t('인쇄하기')}
            </Button>
          </>
        )
      }
    >
      {body}
    </Sheet>
  );
}
