import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../data/device/server-clock.ts';
import type { RefundInbox } from '../../../data/staff/refunds/use-refund-inbox.ts';
import { telLink } from '../../../domain/customer/phone.ts';
import { deliveryDay } from '../../../domain/dates/delivery-day.ts';
import { formatDay, formatTime } from '../../../domain/dates/format-date.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { formatMoney } from '../../../domain/lib/money.ts';
import { ownOrderId } from '../../../domain/order/order-id.ts';
import type { Refund } from '../../../domain/refunds/refund.ts';
import type { RefundRequest } from '../../../domain/refunds/requests/refund-request.ts';
import type { Contact } from '../../../domain/staff/inbox/issue-contact.ts';
import { staffPaths } from '../../../domain/staff/staff-paths.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { useMay } from '../common/shell/role.ts';
import { FailedRefundButtons } from './failed-refund-buttons.tsx';
import { refundProblemName, refundStateName } from './refund-words.ts';
import styles from './refunds.module.css';

type RefundInboxListProps = {
  refunds: RefundInbox;
  /** The customers of failed refunds, by uid, once they are read. */
  contacts: ReadonlyMap<string, Contact>;
  language: Language;
};

/** Failed refunds, customers' open requests, and pending refunds. */
export function RefundInboxList({ refunds, contacts, language }: RefundInboxListProps) {
  const { t } = useTranslation();
  const { requests, failed, pending } = refunds;
  const now = serverNow();
  if (requests.length + failed.length + pending.length === 0) return null;
  return (
    <ul className={styles.list}>
      {failed.map((refund) => (
        <li key={refund.id} className={styles.card}>
          <p className={styles.line}>
            <strong>{t('환불 {{amount}} 실패', { amount: formatMoney(refund.amount) })}</strong>
            <Badge tone="error">{t('먼저')}</Badge>
          </p>
          <p className={styles.quiet}>
            {[
              contacts.get(refund.uid)?.name,
              t('{{day}} 배송', { day: deliveryDay(refund.dateId, language, now) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {refund.problem && <p>{refundProblemName(t, refund.problem)}</p>}
          <div className={styles.actions}>
            <FailedRefundButtons refund={refund} />
            <Call phone={contacts.get(refund.uid)?.phone} />
            <OrderLink of={refund} />
            <CustomerLink {...refund} />
          </div>
        </li>
      ))}
      {requests.map((request) => (
        <li key={request.id} className={styles.card}>
          <p className={styles.line}>
            <strong>
              {request.wish === 'cancel'
                ? t('{{name}}님이 취소를 원해요', { name: request.name })
                : t('{{name}}님이 주문을 줄이고 싶어 해요', { name: request.name })}
            </strong>
          </p>
          <p className={styles.quiet}>
            {formatDay(request.at, language, now)} {formatTime(request.at, language)} ·{' '}
            {t('{{day}} 배송', { day: deliveryDay(request.dateId, language, now) })}
          </p>
          {request.reason && <p>“{request.reason}”</p>}
          <div className={styles.actions}>
            <Call phone={request.phone} />
            <OrderLink of={request} />
            <CustomerLink {...request} />
          </div>
        </li>
      ))}
      {pending.map((refund) => (
        <li key={refund.id} className={styles.card}>
          <p className={styles.line}>
            <strong>{t('환불 {{amount}}', { amount: formatMoney(refund.amount) })}</strong>
            <Badge>{refundStateName(t, refund)}</Badge>
          </p>
          <p className={styles.quiet}>
            {formatDay(refund.at, language, now)} {formatTime(refund.at, language)} ·{' '}
            {t('{{day}} 배송', { day: deliveryDay(refund.dateId, language, now) })}
          </p>
          <p>{t('은행이 처리하고 있어요. 기다려 주세요.')}</p>
        </li>
      ))}
    </ul>
  );
}

function Call({ phone }: { phone: string | undefined }) {
  const { t } = useTranslation();
  return phone ? <ButtonLink to={telLink(phone)}>{t('전화')}</ButtonLink> : null;
}

function OrderLink({ of }: { of: Refund | RefundRequest }) {
  const { t } = useTranslation();
  return (
    <ButtonLink
      variant="primary"
      to={staffPaths.refund(of.dateId, { uid: of.uid, orderId: ownOrderId(of) })}
    >
      {t('보고 답하기')}
    </ButtonLink>
  );
}

function CustomerLink({ uid }: { uid: string }) {
  const { t } = useTranslation();
  if (!useMay().open('customers')) return null;
  return <ButtonLink to={staffPaths.customer(uid)}>{t('이 손님')}</ButtonLink>;
}
