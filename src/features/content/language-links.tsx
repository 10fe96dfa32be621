import { Link } from 'react-router-dom';
import { both, languageNames, startWords } from '../../content/start.ts';
import { paths } from '../../domain/paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import styles from './content.module.css';

/** The one decision of the start screen. Links, so that they work before any script. */
export function LanguageLinks() {
  return (
    <nav className={styles.languages} aria-label={both(startWords.chooseLanguage)}>
      <Link
        className={buttonClass({ variant: 'primary', size: 'large', fullWidth: true })}
        to={paths.dateSelect('ko')}
        lang="ko"
      >
        {languageNames.ko}
      </Link>
      <Link
        className={buttonClass({ size: 'large', fullWidth: true })}
        to={paths.dateSelect('en')}
        lang="en"
      >
        {languageNames.en}
      </Link>
    </nav>
  );
}
