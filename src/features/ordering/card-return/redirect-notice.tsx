import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { serverNow } from '../../../data/device/server-clock.ts';
import { clearBasket } from '../../../data/order/order-attempts.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { paths } from '../../../domain/lib/paths.ts';
import { Loading } from '../../../ui/feedback/spinner.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';

type RedirectNoticeProps = {
  language: Language;
  dateId: string;
  status: 'cardCancelled' | 'cardCompleted';
};

/** Says how a payment ended, then returns to the date's menus (spec §2). */
export function RedirectNotice({ language, dateId, status }: RedirectNoticeProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'cardCancelled') {
      notify.trouble(t('카드 결제가 취소되었어요. 다시 시도해 주세요.'));
    } else {
      clearBasket(dateId);
      notify.success(t('주문이 완료되었어요. 감사합니다!'));
      notify.info(t('주문 확인 문자를 보냈어요. 5~10초 정도 걸려요.'));
    }
    void navigate(paths.dateDetail(language, dateId, serverNow()), { replace: true });
  }, [t, navigate, language, dateId, status]);
  return <Loading label={t('불러오고 있어요')} />;
}
