import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Language } from '../../domain/lib/language.ts';
import { paths } from '../../domain/lib/paths.ts';
import { LazyContactShop } from '../../parts/lazy-contact-shop.tsx';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** Shown for an address with a date that does not exist. */
export function NoSuchDate({ language }: { language: Language }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('그런 배송 날짜가 없어요')}
      text={t('주소가 잘못되었을 수 있어요. 배송 날짜를 다시 골라 주세요.')}
      action={
        <>
          <Link className={buttonClass({ variant: 'primary' })} to={paths.dateSelect(language)}>
            {t('배송 날짜 보기')}
          </Link>
          <LazyContactShop language={language} />
        </>
      }
    />
  );
}
