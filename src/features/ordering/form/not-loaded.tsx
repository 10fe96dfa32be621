import { useTranslation } from 'react-i18next';
import type { AppError } from '../../../domain/lib/app-error.ts';
import { languageOf } from '../../../domain/lib/language.ts';
import { errorMessage } from '../../../i18n/error-message.ts';
import { LazyContactShop } from '../../../parts/lazy-contact-shop.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** Shown when data that an order depends on could not be loaded: nothing can be ordered until a reload. */
export function NotLoaded({ error }: { error: AppError }) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <Notice tone="error" title={t('주문에 필요한 내용을 불러오지 못했어요')}>
        {errorMessage(t, error.code)}
      </Notice>
      <Button variant="primary" size="large" fullWidth onClick={() => location.reload()}>
        {t('다시 불러오기')}
      </Button>
      <LazyContactShop language={languageOf(i18n.language)} />
    </>
  );
}
