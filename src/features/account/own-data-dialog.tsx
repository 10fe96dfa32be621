import { FileDown } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadOwnData, type OwnData } from '../../data/customer/call-own-data.ts';
import { useUser } from '../../data/customer/use-user.ts';
import { saveFile } from '../../data/device/save-file.ts';
import { toAppError } from '../../data/firebase/to-app-error.ts';
import { unbrokenPhone } from '../../domain/customer/phone.ts';
import { countStored, type StoredKind, storedKinds } from '../../domain/customer/stored-data.ts';
import type { AppErrorCode } from '../../domain/lib/app-error.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { LazyContactShop } from '../../parts/lazy-contact-shop.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Loading } from '../../ui/feedback/spinner.tsx';
import { Rows } from '../../ui/layout/rows.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import styles from './account-form.module.css';
import { PrivacyLink } from './privacy-link.tsx';

/** What is stored about the customer: an overview, and all of it as a file. */
export function OwnDataDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const [stored, setStored] = useState<OwnData>();
  const [error, setError] = useState<AppErrorCode>();
  const load = useCallback(() => {
    setError(undefined);
    loadOwnData().then(setStored, (thrown) => setError(toAppError(thrown).code));
  }, []);
  useEffect(load, [load]);
  const save = () =>
    saveFile('hansang-my-data.json', 'application/json', JSON.stringify(stored, null, 2));
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('가게에 저장된 내 정보')}
      closeLabel={t('닫기')}
      width="narrow"
      footer={
        stored && (
          <Button variant="primary" fullWidth icon={<FileDown aria-hidden="true" />} onClick={save}>
            {t('모든 정보를 파일로 받기')}
          </Button>
        )
      }
    >
      <div className={styles.form}>
        {stored ? (
          <StoredOverview stored={stored} />
        ) : error ? (
          <>
            <Notice tone="error" action={<LazyContactShop language={languageOf(i18n.language)} />}>
              {errorMessage(t, error)}
            </Notice>
            <Button fullWidth onClick={load}>
              {t('다시 불러오기')}
            </Button>
          </>
        ) : (
          <Loading label={t('불러오고 있어요')} />
        )}
        <PrivacyLink />
      </div>
    </Sheet>
  );
}

function StoredOverview({ stored }: { stored: OwnData }) {
  const { t } = useTranslation();
  const user = useUser().value;
  const info = user?.deliveryInfo;
  const counts = countStored(stored.documents);
  const labels: Record<StoredKind, string> = {
    orders: t('주문'),
    points: t('포인트 기록'),
    payments: t('카드 결제'),
    refunds: t('환불 기록'),
    invoices: t('인보이스 기록'),
    texts: t('보내 드린 문자와 안내문'),
    recipients: t('저장한 다른 받는 분'),
    filter: t('알레르기·식단에서 고른 것'),
    consents: t('동의하신 알림'),
    waiting: t('다시 팔기를 기다리시는 메뉴'),
  };
  const account = [
    { id: 'email', label: t('이메일'), value: user?.email ?? stored.login?.email },
    { id: 'name', label: t('이름'), value: user?.name },
    { id: 'care', label: t('요양 기관'), value: user?.acName },
    {
      id: 'who',
      label: t('받는 분'),
      value: info && `${info.name} · ${unbrokenPhone(info.phone)}`,
    },
    { id: 'address', label: t('주소'), value: info?.address },
    { id: 'note', label: t('배송 메모'), value: info?.note },
  ];
  return (
    <>
      <Rows kind="texts" rows={account.filter(({ value }) => value)} />
      <Rows
        rows={storedKinds.map((kind) => ({
          id: kind,
          label: labels[kind],
          value: counts[kind],
        }))}
      />
      <p>
        {t(
          '파일에는 이 모두가 자세히 있어요. 직원이 일하며 적은 것(포장, 배송 순서)은 없으니 필요하시면 연락해 주세요.',
        )}
      </p>
    </>
  );
}
