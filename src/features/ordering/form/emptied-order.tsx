import { useTranslation } from 'react-i18next';
import type { Order } from '../../../domain/order/order.ts';
import { openDialog } from '../../../screen-state/dialogs.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './order-sections.module.css';

/** Replaces the payment buttons when an edit leaves no menus: offers to cancel the order. */
export function EmptiedOrder({ order }: { order: Order }) {
  const { t } = useTranslation();
  return (
    <div className={styles.buttons}>
      <p>{t('남은 메뉴가 없어요. 주문을 취소하시겠어요?')}</p>
      <Button
        variant="danger"
        size="large"
        fullWidth
        onClick={() => openDialog({ kind: 'cancel-order', order })}
      >
        {t('주문 취소하기')}
      </Button>
    </div>
  );
}
