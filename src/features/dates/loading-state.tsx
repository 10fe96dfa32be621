import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyContactShop } from '../../content/lazy-contact-shop.tsx';
import { languageOf } from '../../domain/lib/language.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

/** After this time the network is named as the cause, ms. */
const slowMs = 8000;

type LoadingStateProps = {
  /** True when loading has failed and will not be retried by itself. */
  failed: boolean;
  /** The message for that case, such as "날짜를 불러오지 못했어요". */
  failure: string;
  /** A skeleton of the content that is loading. */
  children: ReactNode;
};

/**
 * Shown while dates or menus load: says so when it takes long, and when it has failed offers to reload or to
 * call.
 */
export function LoadingState({ failed, failure, children }: LoadingStateProps) {
  const { t, i18n } = useTranslation();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
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
  return (
    <>
      {slow && (
        <Notice tone="honey" announce title={t('연결이 느려요')}>
          {t('계속 불러오고 있어요. 조금만 기다려 주세요.')}
        </Notice>
      )}
      {children}
    </>
  );
}
