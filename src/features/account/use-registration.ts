import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mustConfirmEmail, sendEmailConfirmation } from '../../data/customer/auth-actions.ts';
import { createProfile } from '../../data/customer/save-profile.ts';
import { useSession } from '../../data/customer/use-session.ts';
import { serverNow } from '../../data/device/server-clock.ts';
import { toAppError } from '../../data/firebase/to-app-error.ts';
import { saveConsents } from '../../data/messages/save-consents.ts';
import type { PersonForm } from '../../domain/customer/account.ts';
import { newUser } from '../../domain/customer/user.ts';
import { languageOf } from '../../domain/lib/language.ts';
import type { ConsentChoice } from '../../domain/messages/consent.ts';
import { useTrouble } from '../../parts/use-trouble.tsx';
import { notify } from '../../ui/feedback/toast.tsx';

/**
 * Creates the profile of the account that is signed in (spec §4). Where the shop requires a confirmed e-mail address, it
 * is stored after the link in the e-mail was opened (`confirming` until then).
 */
export function useRegistration(): {
  /** Resolves to whether the profile is stored; says why not, or that only the reminders were not. */
  register: (person: PersonForm, reminders: ConsentChoice) => Promise<boolean>;
  confirming: boolean;
  resend: () => void;
  /** The shop's contact, once something has failed. */
  help: ReactNode;
} {
  const { t, i18n } = useTranslation();
  const trouble = useTrouble();
  const [confirming, setConfirming] = useState(false);
  const askToConfirm = async () => {
    if (confirming) return notify.negative(t('아직 확인되지 않았어요. 메일의 링크를 눌러 주세요.'));
    setConfirming(true);
    await sendEmailConfirmation(i18n.language);
  };
  const resend = () => {
    sendEmailConfirmation(i18n.language).then(
      () => notify.success(t('메일을 다시 보냈어요')),
      () => trouble.report(t('오류가 생겼어요')),
    );
  };
  const register = async ({ name, isAgedCare, acName }: PersonForm, reminders: ConsentChoice) => {
    const session = useSession.getState();
    if (session.status !== 'signed-in') return false;
    const { uid, email, provider } = session;
    const lang = languageOf(i18n.language);
    try {
      if (await mustConfirmEmail()) {
        await askToConfirm();
        return false;
      }
      await createProfile(
        newUser({ uid, email, name, lang, isAgedCare, acName, provider }, serverNow()),
      );
      // The account is there without them, and the profile has the same boxes.
      await saveConsents(uid, reminders, lang).catch(() =>
        trouble.report(t('알림은 저장하지 못했어요. ‘내 정보’에서 다시 골라 주세요.')),
      );
      return true;
    } catch (error) {
      const { code } = toAppError(error);
      trouble.report(code === 'network' ? t('인터넷 연결에 실패했어요') : t('오류가 생겼어요'));
      return false;
    }
  };
  return { register, confirming, resend, help: trouble.help };
}
