import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { datedContent } from '../../../../content/dated.ts';
import { useLiveDocument } from '../../../../data/documents/live-document.ts';
import { postedAnnouncements } from '../../../../data/documents/sources.ts';
import type { ActiveDates } from '../../../../domain/dates/active-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import { BackLink } from '../../common/shell/back-link.tsx';
import type { SharedViews } from '../../common/shell/shared-views.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import styles from './announcement-screens.module.css';

type AnnouncementScreenProps = {
  dates: ActiveDates;
  language: Language;
  preview: SharedViews['announcement'];
};

/** The screen to write, edit or remove one announcement. */
export function AnnouncementScreen({ dates, language, preview }: AnnouncementScreenProps) {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const [newId] = useState(() => `a-${crypto.randomUUID().slice(0, 8)}`);
  const posted = useLiveDocument(postedAnnouncements);
  if (posted.loading) return <Loading label={t('공지를 불러오고 있어요')} />;
  const isNew = id === 'new';
  const key = isNew ? newId : id;
  const stored = posted.value?.[key];
  const start = stored ?? datedContent[key];
  return (
    <div className={styles.screen}>
      <BackLink to={staffPaths.announcements()} label={t('모든 공지')} />
      {!isNew && !start ? (
        <EmptyState title={t('내려간 공지예요')} />
      ) : (
        <AnnouncementForm
          key={key}
          id={key}
          draft={`announcement-${id}`}
          start={start}
          stored={stored ?? null}
          dates={dates}
          language={language}
          preview={preview}
        />
      )}
    </div>
  );
}
