import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../domain/lib/money.ts';
import { minimumOrder } from '../../domain/order/plan/order-limits.ts';
import { FoldingNotice } from '../../ui/feedback/notice.tsx';
import styles from './menu-board.module.css';

/** What to know before ordering; can be folded (spec §2), and is so at first where room is scarce. */
export function ReadFirst({ open }: { open: boolean }) {
  const { t } = useTranslation();
  return (
    <FoldingNotice title={t('주문 전에 꼭 읽어 주세요')} picture="/images/table.svg" open={open}>
      <ul className={styles.rules}>
        <li>{t('배송 주문은 {{minimum}}부터 받아요.', { minimum: formatMoney(minimumOrder) })}</li>
        <li>{t('마감 전까지는 주문 내역에서 주문을 고칠 수 있어요.')}</li>
        <li>{t('카드로 결제한 주문은 같거나 더 많은 금액으로만 고칠 수 있어요.')}</li>
        <li>{t('배송 시간은 배송 전날 저녁에 문자로 알려 드려요.')}</li>
        <li>{t('세트 메뉴는 포인트가 쌓이지 않아요')}</li>
      </ul>
    </FoldingNotice>
  );
}
