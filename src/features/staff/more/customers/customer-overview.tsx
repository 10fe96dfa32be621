import { BadgePercent, Coins, Phone, ScrollText, ShieldBan, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerRecord } from '../../../../data/staff/customers/customer.ts';
import { isKnownCustomer } from '../../../../domain/customer/new-account.ts';
import { telLink } from '../../../../domain/customer/phone.ts';
import { formatFullDay } from '../../../../domain/dates/format-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { formatPoints } from '../../../../domain/lib/money.ts';
import { blacklistId } from '../../../../domain/staff/customers/blocked-phone.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Rows } from '../../../../ui/layout/rows.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { CustomerMarks } from './customer-marks.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { CustomerReminders } from './customer-reminders.tsx';
import styles from './customers.module.css';
import { NewAccountNotice } from './new-account-notice.tsx';
import { PersonalData } from './personal-data.tsx';

type CustomerOverviewProps = { record: CustomerRecord; language: Language };

/** A customer's details, the actions for staff, and the orders. */
export function CustomerOverview({ record, language }: CustomerOverviewProps) {
  const { t } = useTranslation();
  const { user, block, balance, ledger, orders } = record;
  const isNew = user.provider !== 'phone' && !isKnownCustomer(user, ledger);
  const { uid, deliveryInfo: info } = user;
  const [blocking, setBlocking] = useState(false);
  const phone = info?.phone ?? '';
  const facts = [
    { id: 'phone', label: t('전화번호'), value: phone },
    { id: 'email', label: t('이메일'), value: user.email },
    { id: 'address', label: t('주소'), value: info?.address },
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
      <CustomerOrders orders={orders} language={language} />
      <CustomerReminders uid={uid} phone={phone} language={language} />
      <PersonalData uid={uid} name={user.name} />
      {blocking && (
        <BlockDialog uid={uid} phone={phone} block={block} onClose={() => setBlocking(false)} />
      )}
    </>
  );
}
