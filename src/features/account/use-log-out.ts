import { useTranslation } from 'react-i18next';
import { logOut } from '../../data/customer/log-out.ts';
import { notify, TOAST_MS } from '../../ui/feedback/toast.tsx';

/** Returns the function that logs out and says whether it worked. */
export function useLogOut(): () => void {
  const { t } = useTranslation();
  return () => {
    logOut().then(
      () => notify.success(t('로그아웃했어요'), TOAST_MS.toast),
      () => notify.trouble(t('잠시 문제가 생겼어요. 다시 시도해 주세요.')),
    );
  };
}
