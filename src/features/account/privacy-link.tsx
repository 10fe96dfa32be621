import { useTranslation } from 'react-i18next';
import { languageOf } from '../../domain/lib/language.ts';
import { paths } from '../../domain/lib/paths.ts';
import { buttonClass } from '../../ui/controls/button-class.ts';

/** Opens the privacy page in another tab, so that a half-filled form stays. */
export function PrivacyLink() {
  const { t, i18n } = useTranslation();
  return (
    <a
      className={buttonClass({ variant: 'quiet', fullWidth: true })}
      href={paths.privacy(languageOf(i18n.language))}
      target="_blank"
      rel="noreferrer"
    >
      {t('가게가 무엇을 저장하는지 보기')}
    </a>
  );
}
