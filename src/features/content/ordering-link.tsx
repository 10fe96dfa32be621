import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { languageOf } from '../../domain/lib/language.ts';
import { paths } from '../../domain/lib/paths.ts';
import { buttonClass } from '../../ui/controls/button-class.ts';

/** The way to the dates, below a page that somebody has opened by its link. */
export function OrderingLink() {
  const { t, i18n } = useTranslation();
  return (
    <Link
      className={buttonClass({ variant: 'quiet', fullWidth: true })}
      to={paths.dateSelect(languageOf(i18n.language))}
    >
      {t('주문 화면으로 가기')}
    </Link>
  );
}
