import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { serverNow } from '../../../data/device/server-clock.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { paths } from '../../../domain/lib/paths.ts';
import { Loading } from '../../../ui/feedback/spinner.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';

type RedirectNoticeProps = {
  language: Language;
  dateId: string;
  status: 'cardCancelled' | 'cardCompleted';
};

/**
 * Returns to the date's menus from an address that says how a payment ended (spec §2). Anybody can open it, so a completed
 * one is believed when the order is found: it is then shown and taken off the basket (`use-order-return.ts`).
 */
export function RedirectNotice({ language, dateId, status }: RedirectNoticeProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'cardCancelled') {
      notify.trouble(t('카드 결제가 취소되었어요. 다시 시도해 주세요.'));
    }
    void navigate(paths.dateDetail(language, dateId, serverNow()), { replace: true });
  }, [t, navigate, language, dateId, status]);
  return <Loading label={t('불러오고 있어요')} />;
}
