import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveDeliveryInfo } from '../../data/customer/save-profile.ts';
import { useSession } from '../../data/customer/use-session.ts';
import { useUser } from '../../data/customer/use-user.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { LazyContactShop } from '../../parts/lazy-contact-shop.tsx';
import { openDialog } from '../../screen-state/dialogs.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Loading } from '../../ui/feedback/spinner.tsx';
import { DeliveryForm, type DeliveryStep } from './delivery-form.tsx';
import { deliveryDraft, profileForm } from './use-delivery-form.ts';

/** How long the form waits for the customer's profile before it says that it is slow, ms (spec §4). */
const timeoutMs = 2000;

type DeliveryDetailsProps = DeliveryStep & {
  onSaved: () => void;
  onBusy?: (busy: boolean) => void;
};

/** The delivery form, once the profile whose details it shows is loaded. */
export function DeliveryDetails(props: DeliveryDetailsProps) {
  const { t, i18n } = useTranslation();
  const status = useSession((session) => session.status);
  const user = useUser();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  if (status === 'signed-out') {
    return (
      <EmptyState
        title={t('로그인하시면 배송 정보를 저장할 수 있어요')}
        action={
          <Button variant="primary" onClick={() => openDialog({ kind: 'login' })}>
            {t('로그인')}
          </Button>
        }
      />
    );
  }
  if (user.value) {
    const profile = user.value;
    return (
      <DeliveryForm
        key={profile.uid}
        draft={deliveryDraft(profile.uid)}
        saved={profileForm(profile)}
        save={(deliveryInfo) => saveDeliveryInfo(profile, deliveryInfo)}
        {...props}
      />
    );
  }
  if (!slow) return <Loading label={t('배송 정보를 불러오고 있어요')} />;
  return (
    <Notice tone="honey" announce action={<LazyContactShop language={languageOf(i18n.language)} />}>
      {t('인터넷 연결을 확인하고 다시 시도해 주세요.')}
    </Notice>
  );
}
