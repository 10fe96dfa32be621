import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router-dom';
import { afterFirstPaint } from '../data/documents/after-first-paint.ts';
import { languageOf } from '../domain/lib/language.ts';
import { routes } from '../domain/lib/paths.ts';
import { LazyContactShop } from '../parts/lazy-contact-shop.tsx';
import { Toaster } from '../ui/feedback/toast.tsx';

/** Shows short messages, failures with the shop's contact; loaded only once a screen sends a message. */
export function ShopToaster() {
  const { t, i18n } = useTranslation();
  const atMessage = useMatch(routes.message) !== null;
  const help = useMemo(
    () => <LazyContactShop language={languageOf(i18n.language)} />,
    [i18n.language],
  );
  return atMessage ? null : (
    <Toaster label={t('알림')} help={help} afterFirstPaint={afterFirstPaint} />
  );
}
