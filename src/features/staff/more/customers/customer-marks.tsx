import { useTranslation } from 'react-i18next';
import type { User } from '../../../../domain/customer/user.ts';
import type { BlockedPhone } from '../../../../domain/staff/customers/blocked-phone.ts';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import styles from './customers.module.css';

/** Badges for a customer's special rights and states. */
export function CustomerMarks({ user, block }: { user: User; block?: BlockedPhone | undefined }) {
  const { t } = useTranslation();
  const marks = [
    user.isCashAvailable && t('현금 가능'),
    user.isTrusted && t('믿는 손님'),
    user.isAgedCare && t('요양'),
    user.invoiceAuth && t('인보이스'),
    user.customPointRate !== undefined && t('포인트 {{rate}}%', { rate: user.customPointRate }),
    user.provider === 'phone' && t('전화 손님'),
  ].filter((mark) => typeof mark === 'string');
  if (marks.length === 0 && !block) return null;
  return (
    <span className={styles.marks}>
      {marks.map((mark) => (
        <Badge key={mark}>{mark}</Badge>
      ))}
      {block && <Badge tone="error">{t('카드 주문 막힘')}</Badge>}
    </span>
  );
}
