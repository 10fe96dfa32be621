import { useTranslation } from 'react-i18next';
import { useLocation, useMatch } from 'react-router-dom';
import { whenIdle } from '../data/documents/when-idle.ts';
import { paths, routes } from '../domain/paths.ts';
import { Toaster } from '../ui/toast.tsx';

/** Short messages; the two screens that never send one don't load it. */
export function ShopToaster() {
  const { t } = useTranslation();
  const atStart = useLocation().pathname === paths.languageSelect();
  const atMessage = useMatch(routes.message) !== null;
  return atStart || atMessage ? null : <Toaster label={t('알림')} whenIdle={whenIdle} />;
}
