import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { languageOf } from '../domain/lib/language.ts';
import { paths } from '../domain/lib/paths.ts';
import { useDocumentTitle } from '../features/shell/use-document-title.ts';
import { LazyContactShop } from '../parts/lazy-contact-shop.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { AppBar } from '../ui/layout/app-bar.tsx';
import { Page } from '../ui/layout/page.tsx';

/** An address that the shop doesn't know. */
export default function NotFound() {
  const { t, i18n } = useTranslation();
  const title = t('찾으시는 화면이 없어요');
  useDocumentTitle(title, t('한상'));
  return (
    <Page header={<AppBar title={t('한상')} />}>
      <EmptyState
        title={title}
        text={t('주소가 잘못되었거나 없어진 화면이에요.')}
        action={
          <>
            <Link className={buttonClass({ variant: 'primary' })} to={paths.languageSelect()}>
              {t('처음으로 돌아가기')}
            </Link>
            <LazyContactShop language={languageOf(i18n.language)} />
          </>
        }
      />
    </Page>
  );
}
