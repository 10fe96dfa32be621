import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { datedContent } from '../../content/dated.ts';
import { inOneLine, startWords } from '../../content/start-words.ts';
import { useLiveDocument } from '../../data/documents/live-document.ts';
import { postedAnnouncements } from '../../data/documents/sources.ts';
import { markSeen } from '../../data/messages/seen-announcements.ts';
import { furtherLanguages, languageOf } from '../../domain/lib/language.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import styles from './announcements.module.css';

type AnnouncementDialogProps = { id: string; bilingual?: boolean; onClose: () => void };

/** One announcement in full; in both languages where no language is chosen yet. */
export function AnnouncementDialog({ id, bilingual = false, onClose }: AnnouncementDialogProps) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const content = useLiveDocument(postedAnnouncements).value?.[id] ?? datedContent[id];
  useEffect(() => {
    if (content) markSeen({ ...content, id });
  }, [content, id]);
  if (!content) return null;
  return (
    <Sheet
      open
      reading
      onClose={onClose}
      width="narrow"
      title={content.title[language]}
      closeLabel={bilingual ? inOneLine(startWords.close) : t('닫기')}
      footer={
        <Button variant="primary" fullWidth onClick={onClose}>
          {bilingual ? inOneLine(startWords.ok) : t('확인')}
        </Button>
      }
    >
      <p className={styles.text}>{content.text[language]}</p>
      {bilingual &&
        furtherLanguages.map((further) => (
          <div key={further} className={styles.second} lang={further}>
            <h3 className={styles.secondTitle}>{content.title[further]}</h3>
            <p className={styles.text}>{content.text[further]}</p>
          </div>
        ))}
    </Sheet>
  );
}
