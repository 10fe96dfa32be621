import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { furtherLanguages, languageOf } from '../../domain/lib/language.ts';
import type { Announcement } from '../../domain/messages/announcement.ts';
import { openDialog } from '../../screen-state/dialogs.ts';
import { cardClass } from '../../ui/layout/card.tsx';
import { AnnouncementIcon } from './announcement-icon.tsx';
import styles from './announcements.module.css';

type AnnouncementListProps = {
  announcements: readonly Announcement[];
  /** Shows both languages, where no language is chosen yet. */
  bilingual?: boolean;
};

/** Announcements by title; a tap opens one again. */
export function AnnouncementList({ announcements, bilingual = false }: AnnouncementListProps) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without it Safari doesn't read an unmarked list as one
    <ul role="list" className={styles.list}>
      {announcements.map(({ id, kind, title }) => (
        <li key={id}>
          <button
            type="button"
            className={clsx(cardClass({ tappable: true }), styles.row)}
            aria-haspopup="dialog"
            onClick={() => openDialog({ kind: 'announcement', id, bilingual })}
          >
            <AnnouncementIcon kind={kind} />
            <span>
              {title[language]}
              {bilingual &&
                furtherLanguages.map((further) => (
                  <span key={further} className={styles.english} lang={further}>
                    {title[further]}
                  </span>
                ))}
            </span>
            <ChevronRight aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
