import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../domain/lib/language.ts';
import { LazyContactShop } from '../../parts/lazy-contact-shop.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

type LoadingStateProps = {
  /** True when loading has failed and will not be retried by itself. */
  failed: boolean;
  /** The message for that case, such as "날짜를 불러오지 못했어요". */
  failure: string;
  /** A skeleton of the content that is loading. */
  children: ReactNode;
};

/** Shown while dates or menus load; when that has failed, offers to reload or to call. */
export function LoadingState({ failed, failure, children }: LoadingStateProps) {
  const { t, i18n } = useTranslation();
  if (failed) {
    return (
      <EmptyState
        title={failure}
        text={t('인터넷 연결을 확인하고 다시 열어 주세요.')}
        action={
          <>
            <Button variant="primary" onClick={() => location.reload()}>
              {t('다시 열기')}
            </Button>
            <LazyContactShop language={languageOf(i18n.language)} />
          </>
        }
      />
    );
  }
  return children;
}
