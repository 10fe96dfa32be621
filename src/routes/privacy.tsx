import { useTranslation } from 'react-i18next';
import { privacySections } from '../content/privacy-text.ts';
import { languageOf } from '../domain/lib/language.ts';
import { ContactLinks } from '../features/content/contact-links.tsx';
import { OrderingLink } from '../features/content/ordering-link.tsx';
import { ScreenHeader } from '../features/shell/screen-header.tsx';
import { Page } from '../ui/layout/page.tsx';
import styles from './privacy.module.css';

/** What the shop keeps of its customers, where, how long, and whom to ask. */
export default function Privacy() {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  return (
    <Page header={<ScreenHeader title={t('개인정보 안내')} />}>
      {privacySections.map(({ title, lines }) => (
        <section key={title.ko} className={styles.section}>
          <h2>{title[language]}</h2>
          {lines.map((line) => (
            <p key={line.ko}>{line[language]}</p>
          ))}
        </section>
      ))}
      <ContactLinks language={language} />
      <OrderingLink />
    </Page>
  );
}
