import { Percent } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLiveDocument } from '../../../../data/documents/live-document.ts';
import { pointRate } from '../../../../data/documents/sources.ts';
import { useCustomerSearch } from '../../../../data/staff/customers/use-customer-search.ts';
import { defaultPointRate } from '../../../../domain/points/points.ts';
import { changePointRate } from '../../../../domain/staff/customers/point-rate.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { cardClass } from '../../../../ui/layout/card.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import { EditSheet } from '../../common/forms/edit-sheet.tsx';
import { SearchField } from '../../common/forms/search-field.tsx';
import { useAddressText } from '../../common/forms/use-address-text.ts';
import { CustomerMarks } from './customer-marks.tsx';
import styles from './customers.module.css';
import { parsePercent } from './parse-percent.ts';

/** How many customers are shown at most; a more specific search finds the others. */
const maxShown = 30;

/** Searches the customers; the search is kept in the address. */
export function CustomersScreen() {
  const { t } = useTranslation();
  const [search, setSearch] = useAddressText('q');
  const { found, more, loading, failed } = useCustomerSearch(search, maxShown);
  return (
    <div className={styles.screen}>
      <SearchField
        label={t('손님 찾기')}
        placeholder={t('이름, 전화, 이메일, 초성 (ㄱㅅㅈ)')}
        value={search}
        found={loading ? undefined : found.length}
        more={more}
        onChange={setSearch}
      />
      {failed && <Notice tone="error">{t('손님 목록을 불러오지 못했어요.')}</Notice>}
      {!loading && found.length > 0 && (
        <p className={styles.quiet}>
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

/** The point rate of all customers without an individual one. */
function ShopPointRate() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { value = defaultPointRate, loading } = useLiveDocument(pointRate);
  if (loading) return null;
  return (
    <>
      <Button icon={<Percent aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('가게의 포인트 비율 {{rate}}%', { rate: value })}
      </Button>
      {open && <RateSheet seen={value} onClose={() => setOpen(false)} />}
    </>
  );
}

function RateSheet({ seen: shown, onClose }: { seen: number; onClose: () => void }) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  // The rate when the sheet was opened; if somebody else changes it later, staff are asked.
  const [seen] = useState(shown);
  const [text, setText] = useState(String(shown));
  const rate = parsePercent(text);
  const save = async () => {
    if (rate === undefined) return;
    const done = t('가게의 포인트 비율 {{rate}}%', { rate });
    const result = await run(changePointRate, { rate }, { seen, done, editing: true });
    if (result !== 'not-stored') onClose();
  };
  return (
    <EditSheet
      width="narrow"
      title={t('가게의 포인트 비율')}
      description={t('손님마다 따로 정한 비율이 없으면 이 비율로 쌓여요. 다음 주문부터예요.')}
      busy={busy}
      onSave={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={t('퍼센트')}
        inputMode="decimal"
        value={text}
        error={rate === undefined ? t('0부터 100까지 적어 주세요') : undefined}
        onChange={(event) => setText(event.target.value.trim())}
      />
    </EditSheet>
  );
}
