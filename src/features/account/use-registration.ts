import { type ReactNode, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useTrouble } from '../../content/use-trouble.tsx';
import {
  createAccount,
  mustConfirmEmail,
  sendEmailConfirmation,
} from '../../data/customer/auth-actions.ts';
import { createProfile } from '../../data/customer/save-profile.ts';
import { useSession } from '../../data/customer/session.ts';
import { serverNow } from '../../data/device/server-clock.ts';
import { toAppError } from '../../data/firebase/to-app-error.ts';
import { accountMessages, type RegisterForm } from '../../domain/customer/account.ts';
import { newUser } from '../../domain/customer/user.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { paths } from '../../domain/lib/paths.ts';
import { forgetDraft } from '../../screen-state/drafts.ts';
import { notify } from '../../ui/feedback/toast.tsx';

/**
 * Creates the account and its profile, then opens the dates (spec §4), unless the customer is on a date
 * already and would lose their place. Where the shop requires a confirmed e-mail address, the profile is
 * stored after the link in the e-mail was opened (`confirming` until then).
 */
export function useRegistration(
  form: UseFormReturn<RegisterForm>,
  onClose: () => void,
): {
  register: (values: RegisterForm) => Promise<void>;
  confirming: boolean;
  resend: () => void;
  /** The shop's contact, once something has failed. */
  help: ReactNode;
} {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
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
  const register = async ({ email, password, name, isAgedCare, acName }: RegisterForm) => {
    const lang = languageOf(i18n.language);
    try {
      const before = useSession.getState();
      const uid = before.status === 'signed-in' ? before.uid : await createAccount(email, password);
      const provider = before.status === 'signed-in' ? before.provider : '';
      if (await mustConfirmEmail()) return await askToConfirm();
      await createProfile(
        newUser({ uid, email, name, lang, isAgedCare, acName, provider }, serverNow()),
      );
      forgetDraft('register');
      forgetDraft('login');
      onClose();
      notify.success(t('가입했어요. 반갑습니다!'));
      if (!location.pathname.startsWith('/date-detail/')) navigate(paths.dateSelect(lang));
    } catch (error) {
      const { code } = toAppError(error);
      if (code === 'email-in-use') {
        const message = accountMessages.emailTaken;
        form.setError('email', { message }, { shouldFocus: true });
      } else if (code === 'network') trouble.report(t('인터넷 연결에 실패했어요'));
      else trouble.report(t('오류가 생겼어요'));
    }
  };
  return { register, confirming, resend, help: trouble.help };
}
