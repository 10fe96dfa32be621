import { useTranslation } from 'react-i18next';
import { languageOf } from '../domain/lib/language.ts';
import { paths } from '../domain/lib/paths.ts';
import { useDocumentTitle } from '../features/shell/use-document-title.ts';
import { LazyContactShop } from '../parts/lazy-contact-shop.tsx';
import { Button } from '../ui/controls/button.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { AppBar } from '../ui/layout/app-bar.tsx';
import { Page } from '../ui/layout/page.tsx';
import type { Failure } from './error-boundary.tsx';
import styles from './screen-error.module.css';

export const screenError = (failure: Failure) => <ScreenError failure={failure} />;

/** Shown in place of a screen that threw or whose code could not be loaded. */
export function ScreenError({ failure }: { failure: Failure }) {
  const { t, i18n } = useTranslation();
  useDocumentTitle(t('화면을 열지 못했어요'), t('한상'));
  return (
    <Page header={<AppBar title={t('한상')} />}>
      <EmptyState
        title={t('화면을 열지 못했어요')}
        text={
          failure === 'broken'
            ? t('다시 열어 주세요. 장바구니는 그대로 있어요.')
            : t('인터넷 연결을 확인하고 다시 열어 주세요. 장바구니는 그대로 있어요.')
        }
        action={
          <div className={styles.actions}>
            <Button variant="primary" size="large" onClick={() => location.reload()}>
              {t('다시 열기')}
            </Button>
            {/* A full page load on purpose: it also clears whatever is broken. */}
            <a className={buttonClass({ variant: 'quiet' })} href={paths.languageSelect()}>
              {t('처음으로 돌아가기')}
            </a>
            <LazyContactShop language={languageOf(i18n.language)} />
          </div>
        }
      />
    </Page>
  );
}
