import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCustomerSearch } from '../../../../data/staff/customers/use-customer-search.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { cardClass } from '../../../../ui/layout/card.tsx';
import { useAddressText } from '../../common/forms/use-address-text.ts';
import { CustomerMarks } from './customer-marks.tsx';
import styles from './customers.module.css';
import { ShopPointRate } from './shop-point-rate.tsx';

/** How many customers are shown at most; a more specific search finds the others. */
const maxShown = 30;

/** Searches the customers; the search is kept in the address. */
export function CustomersScreen() {
  const { t } = useTranslation();
  const [search, setSearch] = useAddressText('q');
  const { found, more, loading, failed } = useCustomerSearch(search, maxShown);
  return (
    <div className={styles.screen}>
      <TextField
        type="search"
        label={t('손님 찾기')}
        placeholder={t('이름, 전화, 이메일, 초성 (ㄱㅅㅈ)')}
        value={search}
        autoComplete="off"
        onChange={({ target }) => setSearch(target.value)}
      />
      {failed && <Notice tone="error">{t('손님 목록을 불러오지 못했어요.')}</Notice>}
      {!loading && found.length > 0 && (
        <p className={styles.quiet} role="status">
          {more
            ? t('새로 가입한 {{count}}명이에요. 더 적으면 좁혀져요.', { count: found.length })
            : t('손님 {{count}}명', { count: found.length })}
        </p>
      )}
      {!loading && found.length === 0 && <EmptyState title={t('찾는 손님이 없어요')} />}
      <ul className={styles.list}>
        {found.map((user) => (
          <li key={user.uid}>
            <Link to={staffPaths.customer(user.uid)} className={cardClass({ tappable: true })}>
              <span className={styles.card}>
                <span>
                  <strong>{user.name}</strong> {user.acName && `(${user.acName})`}
                </span>
                <span className={styles.quiet}>
                  {[user.deliveryInfo?.phone, user.email].filter(Boolean).join(' · ')}
                </span>
                {user.deliveryInfo && (
                  <span className={styles.quiet}>{user.deliveryInfo.address}</span>
                )}
                <CustomerMarks user={user} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {loading && !failed && <Loading label={t('손님 목록을 불러오고 있어요')} />}
      <ShopPointRate />
    </div>
  );
}
