import { useTranslation } from 'react-i18next';
import { logOut } from '../data/customer/log-out.ts';
import { languageOf } from '../domain/lib/language.ts';
import { notify, TOAST_MS } from '../ui/feedback/toast.tsx';

const words = {
  ko: { done: '로그아웃했어요', failed: '로그아웃하지 못했어요. 다시 시도해 주세요.' },
  en: { done: 'You have been logged out', failed: 'You are still logged in. Please try again.' },
};

/** Returns the function that logs out and says whether it worked; `then`: what comes after it. */
export function useLogOut(): (then?: () => void) => void {
  const { i18n } = useTranslation();
  return (then) => {
    const { done, failed } = words[languageOf(i18n.language)];
    logOut().then(
      () => {
        notify.success(done, TOAST_MS.toast);
        then?.();
      },
      () => notify.trouble(failed),
    );
  };
}
