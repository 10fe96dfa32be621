import { useTranslation } from 'react-i18next';
import { useSession } from '../../data/customer/use-session.ts';
import { useUser } from '../../data/customer/use-user.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { LazyContactShop } from '../../parts/lazy-contact-shop.tsx';
import { ReminderSettings } from '../../parts/reminder-settings.tsx';
import { openDialog } from '../../screen-state/dialogs.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Loading } from '../../ui/feedback/spinner.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import styles from './account-form.module.css';
import { ProfileForm } from './profile-form.tsx';

/** What customers may do with the data about them. */
function OwnDataLinks() {
  const { t } = useTranslation();
  return (
    <div className={styles.group}>
      <Button fullWidth onClick={() => openDialog({ kind: 'own-data' })}>
        {t('가게에 저장된 내 정보')}
      </Button>
      <Button variant="quiet" fullWidth onClick={() => openDialog({ kind: 'delete-account' })}>
        {t('계정 지우기')}
      </Button>
    </div>
  );
}

/** The customer's own profile (spec §2). */
export function ProfileDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const session = useSession();
  const user = useUser();
  return (
    <Sheet open onClose={onClose} title={t('내 정보')} closeLabel={t('닫기')} width="narrow">
      {user.value && session.status === 'signed-in' ? (
        <div className={styles.form}>
          <ProfileForm
            user={user.value}
            hasPassword={session.provider !== 'google'}
            onSaved={onClose}
          />
          <div className={styles.group}>
            <ReminderSettings uid={user.value.uid} />
          </div>
          <OwnDataLinks />
        </div>
      ) : user.error ? (
        <Notice tone="error" action={<LazyContactShop language={languageOf(i18n.language)} />}>
          {errorMessage(t, user.error.code)}
        </Notice>
      ) : (
        <Loading label={t('불러오고 있어요')} />
      )}
    </Sheet>
  );
}
