import { Link } from 'react-router-dom';
import { inOneLine, languageNames, startWords } from '../../content/start-words.ts';
import { defaultLanguage, languages } from '../../domain/lib/language.ts';
import { paths } from '../../domain/lib/paths.ts';
import { buttonClass } from '../../ui/controls/button-class.ts';
import styles from './content.module.css';

/** The choice of language on the start screen. Links, so that they work before any script is loaded. */
export function LanguageLinks() {
  return (
    <nav className={styles.languages} aria-label={inOneLine(startWords.chooseLanguage)}>
      {languages.map((language) => (
        <Link
          key={language}
          className={buttonClass({
            variant: language === defaultLanguage ? 'primary' : 'secondary',
            size: 'large',
            fullWidth: true,
          })}
          to={paths.dateSelect(language)}
          lang={language}
        >
          {languageNames[language]}
        </Link>
      ))}
    </nav>
  );
}
