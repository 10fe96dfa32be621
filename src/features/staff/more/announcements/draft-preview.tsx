import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languages } from '../../../../domain/lib/language.ts';
import type { AnnouncementContent } from '../../../../domain/messages/announcement.ts';
import { InLanguage } from '../../../../i18n/in-language.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import type { SharedViews } from '../../common/shell/shared-views.ts';
import { placeName } from './announcement-names.ts';
import styles from './announcements.module.css';

type AnnouncementPreviewProps = {
  content: AnnouncementContent;
  preview: SharedViews['announcement'];
  language: Language;
};

/** Previews the announcement in each of its places as customers see it, in either language. */
export function AnnouncementPreview({ content, preview, language }: AnnouncementPreviewProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(language);
  return (
    <section className={styles.preview} aria-label={t('미리 보기')}>
      <Segmented
        label={t('미리 보기')}
        options={languages.map((value) => ({
          value,
          label: value === 'ko' ? t('한국어') : t('영어'),
        }))}
        value={shown}
        onChange={setShown}
      />
      {content.places.map((place) => (
        <div key={place} className={styles.place}>
          <p className={styles.quiet}>{placeName(t, place)}</p>
          <InLanguage language={shown}>{preview({ ...content, id: 'preview' }, place)}</InLanguage>
        </div>
      ))}
    </section>
  );
}
