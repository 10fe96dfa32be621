import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCustomerSearch } from '../../../../data/staff/customers/use-customer-search.ts';
import type { DeliveryInfo } from '../../../../domain/customer/delivery-info.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import { CardButton } from '../../../../ui/layout/card.tsx';
import { SearchField } from '../../common/forms/search-field.tsx';
import styles from './caller.module.css';

/** The customer that a phone order is for. */
export interface Caller {
  uid: string;
  info: Omit<DeliveryInfo, 'phone2'> | undefined;
  /** The language that the customer reads; undefined for a new one until staff have asked. */
  lang: Language | undefined;
  /** True for a customer without an account, who is stored together with the order. */
  isNew: boolean;
}

/** How many customers are shown at most; a more specific search finds the others. */
const maxShown = 20;

/** Finds the caller by name, phone or address; a new customer is stored together with the order. */
export function ChooseCustomer({ onChoose }: { onChoose: (caller: Caller) => void }) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const { found, more, loading, failed } = useCustomerSearch(search, maxShown);
  return (
    <>
      <h2 className={styles.title}>{t('누구의 주문인가요?')}</h2>
      <SearchField
        label={t('손님 찾기')}
        placeholder={t('이름, 전화, 주소, 초성')}
        value={search}
        found={loading ? undefined : found.length}
        more={more}
        onChange={setSearch}
      />
      <Button
        fullWidth
        icon={<UserPlus aria-hidden="true" />}
        onClick={() =>
          onChoose({
            uid: `phone-${crypto.randomUUID()}`,
            info: undefined,
            lang: undefined,
            isNew: true,
          })
        }
      >
        {t('처음 주문하는 손님')}
      </Button>
      {failed && <Notice tone="error">{t('손님 목록을 불러오지 못했어요.')}</Notice>}
      <ul className={styles.customers}>
        {found.map((user) => (
          <li key={user.uid}>
            <CardButton
              onClick={() =>
                onChoose({
                  uid: user.uid,
                  info: user.deliveryInfo,
                  lang: user.lang,
                  isNew: false,
                })
              }
            >
              <strong>{user.name}</strong> {user.acName && `(${user.acName})`}
              <br />
              {[user.deliveryInfo?.phone, user.deliveryInfo?.address].filter(Boolean).join(' · ')}
            </CardButton>
          </li>
        ))}
      </ul>
      {loading && !failed && <Loading label={t('손님 목록을 불러오고 있어요')} />}
    </>
  );
}
