import type { TFunction } from 'i18next';
import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../data/device/server-clock.ts';
import type { InboxEntry } from '../../../data/staff/inbox/inbox.ts';
import { telLink } from '../../../domain/customer/phone.ts';
import { deliveryDay } from '../../../domain/dates/delivery-day.ts';
import { formatDay, formatTime } from '../../../domain/dates/format-date.ts';
import type { Issue } from '../../../domain/issues/issues.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { formatMoney } from '../../../domain/lib/money.ts';
import { staffPaths } from '../../../domain/staff/staff-paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { useMay } from '../common/shell/role.ts';
import { ExceptionRefund } from '../refunds/exception-refund.tsx';
import styles from './inbox.module.css';
import { issueMessage } from './issue-message.ts';

type IssueCardProps = { entry: InboxEntry; language: Language; onHandle: () => void };

/** One issue: what happened, the order, what to do, and whether it has been handled. */
export function IssueCard({ entry: { issue, handled }, language, onHandle }: IssueCardProps) {
  const { t } = useTranslation();
  const may = useMay();
  const now = serverNow();
  const { what, todo } = issueMessage(t, issue.kind);
  const moment =
    issue.time > 0
      ? `${formatDay(issue.time, language, now)} ${formatTime(issue.time, language)}`
      : '';
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <h2 className={styles.what}>{what}</h2>
        {issue.urgent && !handled && <Badge tone="error">{t('먼저')}</Badge>}
      </div>
      <p className={styles.facts}>
        {issue.times > 1
          ? t('{{times}}번, 마지막 {{moment}}', { times: issue.times, moment })
          : moment}
        {issue.name && ` · ${issue.name}`}
        {issue.dateId &&
          ` · ${t('{{day}} 배송', { day: deliveryDay(issue.dateId, language, now) })}`}
      </p>
      {issue.dispute && <DisputeFacts dispute={issue.dispute} language={language} />}
      {issue.words && <blockquote className={styles.words}>{issue.words}</blockquote>}
      {handled ? (
        <p className={styles.handled}>
          {handled.by} · {formatDay(handled.at, language, now)} {formatTime(handled.at, language)}
          {handled.note && ` · ${handled.note}`}
        </p>
      ) : (
        <p>{todo}</p>
      )}
      <div className={styles.actions}>
        {issue.phone && (
          <ButtonLink icon={<Phone aria-hidden="true" />} to={telLink(dialled(issue.phone))}>
            {t('전화')}
          </ButtonLink>
        )}
        {issue.link && may.open('refund') && (
          <ButtonLink to={staffPaths.payLink(issue.dateId, issue.link)}>
            {t('주문 보기')}
          </ButtonLink>
        )}
        {!issue.link && issue.dateId && issue.uid && issue.orderKey && may.open('phone-order') && (
          <ButtonLink
            to={staffPaths.order(issue.dateId, { uid: issue.uid, orderId: issue.orderKey })}
          >
            {t('주문 보기')}
          </ButtonLink>
        )}
        {issue.uid && may.open('customers') && (
          <ButtonLink to={staffPaths.customer(issue.uid)}>{t('이 손님')}</ButtonLink>
        )}
        {issue.kind === 'date-stays-till' && may.open('closing') && (
          <ButtonLink to={staffPaths.closing(issue.dateId)}>{t('하루 정산')}</ButtonLink>
        )}
        {!handled && <ExceptionRefund issue={issue} />}
        <Button onClick={onHandle}>{handled ? t('다시 둘게요') : t('처리했어요')}</Button>
      </div>
    </li>
  );
}

/** What is claimed back and why, and until when evidence is taken. */
function DisputeFacts({
  dispute: { amount, reason, due },
  language,
}: {
  dispute: NonNullable<Issue['dispute']>;
  language: Language;
}) {
  const { t } = useTranslation();
  const now = serverNow();
  return (
    <p>
      <strong>{formatMoney(amount)}</strong> · {disputeReasonName(t, reason)}
      {due !== undefined && (
        <>
          <br />
          <strong>
            {t('증거는 {{day}} {{time}}까지', {
              day: formatDay(due, language, now),
              time: formatTime(due, language),
            })}
          </strong>
        </>
      )}
    </p>
  );
}

/** Formats a phone number for a `tel:` link: numbers of SMS have their country code without a plus. */
function dialled(phone: string): string {
  return /^61\d{9}$/.test(phone) ? `+${phone}` : phone;
}

/** Why a customer disputes a payment; a reason that is not known is shown by the provider's name. */
function disputeReasonName(t: TFunction, reason: string): string {
  switch (reason) {
    case 'product_not_received':
      return t('음식을 받지 못했대요');
    case 'product_unacceptable':
      return t('음식이 설명과 다르거나 상했대요');
    case 'duplicate':
      return t('두 번 결제되었대요');
    case 'fraudulent':
      return t('본인이 결제하지 않았대요');
    case 'credit_not_processed':
      return t('환불을 받지 못했대요');
    case 'unrecognized':
      return t('어디에 결제했는지 모르겠대요');
    case 'general':
      return t('이유를 밝히지 않았어요');
    default:
      return t('결제 회사의 이유: {{problem}}', { problem: reason });
  }
}
