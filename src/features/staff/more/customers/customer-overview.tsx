import {
  BadgePercent,
  Coins,
  Pencil,
  Phone,
  ScrollText,
  ShieldBan,
  ShieldCheck,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CustomerRecord } from '../../../../data/staff/customers/customer.ts';
import { postalAddress } from '../../../../domain/customer/delivery-info.ts';
import { isKnownCustomer } from '../../../../domain/customer/new-account.ts';
import { telLink } from '../../../../domain/customer/phone.ts';
import type { User } from '../../../../domain/customer/user.ts';
import { deliveryMoment } from '../../../../domain/dates/delivery-day.ts';
import { formatFullDay } from '../../../../domain/dates/format-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { formatMoney, formatPoints } from '../../../../domain/lib/money.ts';
import { amountDue } from '../../../../domain/order/order.ts';
import { refOf } from '../../../../domain/order/order-id.ts';
import { blacklistId } from '../../../../domain/staff/customers/blocked-phone.ts';
import { customerRights } from '../../../../domain/staff/customers/customer-rights.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { paymentMethodName } from '../../../../i18n/payment-message.ts';
import { ShowOlder } from '../../../../parts/show-older.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { cardClass } from '../../../../ui/layout/card.tsx';
import { Rows } from '../../../../ui/layout/rows.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import { BlockDialog } from './block-dialog.tsx';
import { CustomerMarks } from './customer-marks.tsx';
import { CustomerReminders } from './customer-reminders.tsx';
import styles from './customers.module.css';
import { PersonalData } from './personal-data.tsx';

type CustomerOverviewProps = { record: CustomerRecord; language: Language };

/** A customer's details, the actions for staff, and the orders. */
export function CustomerOverview({ record, language }: CustomerOverviewProps) {
  const { t } = useTranslation();
  const { user, block, balance, ledger } = record;
  const isNew = user.provider !== 'phone' && !isKnownCustomer(user, ledger);
  const { uid, deliveryInfo: info } = user;
  const [blocking, setBlocking] = useState(false);
  const phone = info?.phone ?? '';
  const facts = [
    { id: 'phone', label: t('전화번호'), value: phone },
    { id: 'email', label: t('이메일'), value: user.email },
    { id: 'address', label: t('주소'), value: info && postalAddress(info) },
    { id: 'note', label: t('배송 메모'), value: info?.note },
    { id: 'care', label: t('요양 기관'), value: user.acName },
    { id: 'since', label: t('가입한 날'), value: formatFullDay(user.createdTime, language) },
  ];
  return (
    <>
      <div className={styles.who}>
        <h2 className={styles.name}>{user.name}</h2>
        <CustomerMarks user={user} block={block} />
      </div>
      {block && (
        <Notice tone="honey" title={t('이 번호로는 카드 주문을 할 수 없어요')}>
          {block.note}
        </Notice>
      )}
      {isNew && <NewAccountNotice user={user} />}
      <Rows kind="texts" rows={facts.filter(({ value }) => value)} />
      <div className={styles.buttons}>
        {phone && (
          <ButtonLink fullWidth icon={<Phone aria-hidden="true" />} to={telLink(phone)}>
            {t('전화')}
          </ButtonLink>
        )}
        <ButtonLink
          fullWidth
          icon={<Pencil aria-hidden="true" />}
          to={staffPaths.customer(uid, 'details')}
        >
          {t('정보 고치기')}
        </ButtonLink>
        <ButtonLink
          fullWidth
          icon={<Coins aria-hidden="true" />}
          to={staffPaths.customer(uid, 'points')}
        >
          {t('포인트 {{points}}', { points: formatPoints(balance ?? 0) })}
        </ButtonLink>
        <ButtonLink
          fullWidth
          icon={<BadgePercent aria-hidden="true" />}
          to={staffPaths.customer(uid, 'rights')}
        >
          {t('권한 고치기')}
        </ButtonLink>
        {blacklistId(phone) !== undefined && (
          <Button
            fullWidth
            icon={block ? <ShieldCheck aria-hidden="true" /> : <ShieldBan aria-hidden="true" />}
            onClick={() => setBlocking(true)}
          >
            {block ? t('카드 주문 다시 받기') : t('카드 주문 막기')}
          </Button>
        )}
        <ButtonLink fullWidth icon={<ScrollText aria-hidden="true" />} to={staffPaths.log({ uid })}>
          {t('이 손님의 기록')}
        </ButtonLink>
      </div>
      <CustomerOrders record={record} language={language} />
      <CustomerReminders uid={uid} phone={phone} language={language} />
      <PersonalData uid={uid} name={user.name} />
      {blocking && (
        <BlockDialog uid={uid} phone={phone} block={block} onClose={() => setBlocking(false)} />
      )}
    </>
  );
}

/** Says what a new account may not do yet, and lifts its limits with one tap. */
function NewAccountNotice({ user: { uid, name } }: { user: User }) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const trust = () =>
    run(
      customerRights,
      { uid, rights: { isTrusted: true } },
      { seen: { isTrusted: false }, done: t('{{name}} · 새 계정 제한 풀림', { name }) },
    );
  return (
    <Notice
      title={t('새 손님이에요')}
      action={
        <Button busy={busy} onClick={() => void trust()}>
          {t('제한 풀기')}
        </Button>
      }
    >
      {t(
        '결제되거나 배송된 주문이 아직 없어요. 이메일 주소를 확인할 때까지 현금 주문은 두 날짜에 하나씩, 문자는 하루 세 통까지예요.',
      )}
    </Notice>
  );
}

type CustomerOrdersProps = { record: CustomerRecord; language: Language };

const firstOrders = 10;

/** A customer's orders, newest first, each linked to its receipt. */
function CustomerOrders({ record: { orders, older }, language }: CustomerOrdersProps) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  return (
    <section className={styles.orders}>
      <h2 className={styles.heading}>
        {older.hasMore
          ? t('최근 주문 {{count}}건', { count: orders.length })
          : t('주문 {{count}}건', { count: orders.length })}
      </h2>
      <ul className={styles.list}>
        {(all ? orders : orders.slice(0, firstOrders)).map((order) => (
          <li key={`${order.dateId}/${order.orderKey}`}>
            <Link
              to={staffPaths.customerOrder(order.dateId, refOf(order))}
              className={cardClass({ tappable: true })}
            >
              <span className={styles.card}>
                <span className={styles.line}>
                  <strong>{formatFullDay(deliveryMoment(order.dateId), language)}</strong>
                  <strong>{formatMoney(amountDue(order))}</strong>
                </span>
                <span className={styles.quiet}>
                  {paymentMethodName(t, order.paymentMethod)} · {order.customerInfo.address}
                </span>
                <VisuallyHidden>{t('영수증 보기')}</VisuallyHidden>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {!all && orders.length > firstOrders && (
        <Button fullWidth onClick={() => setAll(true)}>
          {t('주문 모두 보기')}
        </Button>
      )}
      {(all || orders.length <= firstOrders) && (
        <ShowOlder
          older={older}
          label={t('더 이전 주문 보기')}
          failed={t('이전 주문을 불러오지 못했어요')}
        />
      )}
    </section>
  );
}
