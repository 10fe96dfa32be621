import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../../ui/feedback/lazy-part.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';

/** A staff screen that is loaded when it is first opened, and says so meanwhile. */
export function staffPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart(load, Waiting);
}

function Waiting() {
  const { t } = useTranslation();
  return <Loading label={t('화면을 불러오고 있어요')} />;
}
