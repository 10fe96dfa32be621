import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyCallShop } from '../../content/lazy-call-shop.tsx';
import { languageOf } from '../../domain/language.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';

/** After this the wait is the network's fault and is called by its name. */
const slowMs = 8000;

type LoadingStateProps = {
  /** It will not come by itself. */
  failed: boolean;
  /** What to say then, such as "날짜를 불러오지 못했어요". */
  failure: string;
  /** The place of what is to come. */
  children: ReactNode;
};

/** Waits for dates or menus: says so when it lasts, and offers to open again, or to call, when it has failed. */
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
            <LazyCallShop language={languageOf(i18n.language)} />
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
