import { useEffect, useState } from 'react';
import { both, facts, startWords } from '../../content/start-words.ts';
import { useConfirmed, useLiveDocument } from '../../data/documents/live-document.ts';
import { postedAnnouncements } from '../../data/documents/sources.ts';
import { useSeen } from '../../data/messages/seen-announcements.ts';
import {
  type Announcement,
  announcementsAt,
  isSaidBy,
} from '../../domain/messages/announcement.ts';
import { wasSeen } from '../../domain/messages/seen-announcement.ts';
import { openDialog, useDialogs } from '../../screen-state/dialogs.ts';
import { AnnouncementIcon } from './announcement-icon.tsx';
import { AnnouncementList } from './announcement-list.tsx';
import styles from './announcements.module.css';
import { useAnnouncements } from './use-announcements.ts';

/** The current product information and announcements on the start screen, in both languages. */
export function StartAnnouncements() {
  const announcements = useAnnouncements();
  const dialogs = announcementsAt(announcements, 'dialog');
  useOpenOnce(dialogs);
  return (
    <>
      {announcementsAt(announcements, 'products').map(({ id, kind, title, text }) => (
        <section key={id} className={styles.products}>
          <h2 className={styles.productsTitle}>
            <AnnouncementIcon kind={kind} />
            {both(title)}
          </h2>
          <p className={styles.text}>{text.ko}</p>
          <p className={styles.englishText} lang="en">
            {text.en}
          </p>
        </section>
      ))}
      {dialogs.length > 0 && (
        <section aria-labelledby="notices">
          <h2 id="notices" className={styles.heading}>
            {both(startWords.notices)}
          </h2>
          <AnnouncementList announcements={dialogs} bilingual />
        </section>
      )}
    </>
  );
}

/**
 * Opens each announcement's dialog once per phone, one after the other, never over another dialog or under a
 * finger, none before the store has confirmed what is posted, and none that the screen's facts say already.
 */
function useOpenOnce(dialogs: readonly Announcement[]): void {
  const { seen } = useSeen();
  const posted = useLiveDocument(postedAnnouncements).value ?? {};
  const confirmed = useConfirmed(postedAnnouncements);
  const nothingOpen = useDialogs(({ stack }) => stack.length === 0);
  const tapped = useTapped();
  const next = dialogs.find(
    (one) => !wasSeen(one, seen, one.id in posted) && !isSaidBy(one, facts),
  )?.id;
  useEffect(() => {
    if (!tapped || !confirmed || !nothingOpen || next === undefined) return;
    // Checked again: under StrictMode this effect runs twice with the same `nothingOpen`.
    if (useDialogs.getState().stack.length > 0) return;
    openDialog({ kind: 'announcement', id: next, bilingual: true });
  }, [tapped, confirmed, nothingOpen, next]);
}

/**
 * Whether the customer has tapped this screen: before that, whatever rises may get the tap that was meant for
 * what it covers. A link doesn't count, since it leaves the screen.
 */
function useTapped(): boolean {
  const [tapped, setTapped] = useState(false);
  useEffect(() => {
    const tap = ({ target }: MouseEvent) => {
      if (!(target instanceof Element && target.closest('a'))) setTapped(true);
    };
    addEventListener('click', tap);
    return () => removeEventListener('click', tap);
  }, []);
  return tapped;
}
