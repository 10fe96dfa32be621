import { useTranslation } from 'react-i18next';
import { logOut } from '../../data/customer/log-out.ts';
import { waitForProfile } from '../../data/customer/wait-for-profile.ts';
import { openDialog } from '../../screen-state/dialogs.ts';
import { forgetDraft } from '../../screen-state/drafts.ts';
import { notify, TOAST_MS } from '../../ui/feedback/toast.tsx';

/**
 * The steps after a sign-in: waits for the profile (10 s, else the sign-in has failed and is undone); an
 * account without one is sent to sign-up, with known fields filled in (spec §4). Throws AppError.
 */
export function usePostLogin(onClose: () => void): (uid: string) => Promise<void> {
  const { t } = useTranslation();
  return async (uid) => {
    let profile: Awaited<ReturnType<typeof waitForProfile>>;
    try {
      profile = await waitForProfile(uid);
    } catch (error) {
      await logOut();
      throw error;
    }
    onClose();
    if (profile) {
      forgetDraft('register');
      notify.success(t('로그인했어요'), TOAST_MS.toast);
    } else {
      openDialog({ kind: 'register' });
    }
  };
}
