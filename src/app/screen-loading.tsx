import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../ui/feedback/spinner.tsx';
import { Page } from '../ui/layout/page.tsx';

/** Most screens load before a spinner would be noticed; it appears after this time, ms. */
const timeoutMs = 300;

export function ScreenLoading() {
  const { t } = useTranslation();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return <Page>{slow && <Loading label={t('불러오고 있어요')} />}</Page>;
}
