import { CookingPot } from 'lucide-react';
import { useEffect, useState } from 'react';
import { inOneLine, startWords } from '../content/start-words.ts';
import { afterFirstPaint } from '../data/documents/after-first-paint.ts';
import { ContactLinks } from '../features/content/contact-links.tsx';
import { LanguageLinks } from '../features/content/language-links.tsx';
import { StartFacts } from '../features/content/start-facts.tsx';
import { useDocumentTitle } from '../features/shell/use-document-title.ts';
import { openDialog } from '../screen-state/dialogs.ts';
import { Button } from '../ui/controls/button.tsx';
import { optionalPart } from '../ui/feedback/lazy-part.tsx';
import styles from './language-select.module.css';

/** What depends on the calendar comes after everything that doesn't. */
const StartAnnouncements = optionalPart(
  async () =>
    (await import('../features/announcements/start-announcements.tsx')).StartAnnouncements,
);

/** The start: which language? Below it, what the shop is. Nothing here waits for data. */
export default function LanguageSelect() {
  useDocumentTitle('', inOneLine(startWords.shop));
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    void afterFirstPaint().then(() => setQuiet(true));
  }, []);
  return (
    <main className={styles.page}>
      <img
        className={styles.hero}
        src="/images/table.svg"
        alt=""
        width={640}
        height={480}
        fetchPriority="high"
      />
      <div className={styles.words}>
        <header>
          <h1 className={styles.name}>
            {startWords.shop.ko} <span lang="en">{startWords.shop.en}</span>
          </h1>
          <p className={styles.tagline}>{startWords.tagline.ko}</p>
          <p className={styles.english} lang="en">
            {startWords.tagline.en}
          </p>
        </header>
        <LanguageLinks />
        <StartFacts />
        <Button
          fullWidth
          icon={<CookingPot aria-hidden="true" />}
          onClick={() => openDialog({ kind: 'how-to-cook' })}
        >
          {inOneLine(startWords.howToCook)}
        </Button>
        <section className={styles.section} aria-labelledby="contact">
          <h2 id="contact" className={styles.heading}>
            {inOneLine(startWords.contact)}
          </h2>
          <ContactLinks language="both" />
        </section>
        {quiet && <StartAnnouncements />}
      </div>
    </main>
  );
}
