import { useEffect, useState } from 'react';
import { facts, inOneLine, startWords } from '../../content/start-words.ts';
import { useConfirmed, useLiveDocument } from '../../data/documents/live-document.ts';
import { postedAnnouncements } from '../../data/documents/sources.ts';
import { useSeen } from '../../data/messages/seen-announcements.ts';
import { defaultLanguage, furtherLanguages } from '../../domain/lib/language.ts';
import {
  type Announcement,
  announcementsAt,
  isSaidBy,
} from '../../domain/messages/announcement.ts';
import { wasSeen } from '../../domain/messages/seen-announcement.ts';
import { useAnnouncements } from '../../parts/use-announcements.ts';
import { openDialog, useDialogs } from '../../screen-state/dialogs.ts';
import { AnnouncementIcon } from './announcement-icon.tsx';
import { AnnouncementList } from './announcement-list.tsx';
import styles from './announcements.module.css';

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
            {inOneLine(title)}
          </h2>
          <p className={styles.text}>{text[defaultLanguage]}</p>
          {furtherLanguages.map((further) => (
            <p key={further} className={styles.englishText} lang={further}>
              {text[further]}
            </p>
          ))}
        </section>
      ))}
      {dialogs.length > 0 && (
        <section aria-labelledby="notices">
          <h2 id="notices" className={styles.heading}>
            {inOneLine(startWords.notices)}
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
  const pressed = usePressed();
  const next = dialogs.find(
    (one) => !wasSeen(one, seen, one.id in posted) && !isSaidBy(one, facts),
  )?.id;
  useEffect(() => {
    if (pressed || !confirmed || !nothingOpen || next === undefined) return;
    // Checked again: under StrictMode this effect runs twice with the same `nothingOpen`.
    if (useDialogs.getState().stack.length > 0) return;
    openDialog({ kind: 'announcement', id: next, bilingual: true });
  }, [pressed, confirmed, nothingOpen, next]);
}

/** How long after the finger has left a click may still follow, ms; a link has left the screen by then. */
const clickFollowsMs = 400;

/** Whether a finger or mouse is down, or was a moment ago: what rises under it would get what was meant for the screen, or swallow it. */
function usePressed(): boolean {
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const options = { signal: end.signal, capture: true };
    let release: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      clearTimeout(release);
      setPressed(true);
    };
    const wait = () => {
      clearTimeout(release);
      release = setTimeout(() => setPressed(false), clickFollowsMs);
    };
    addEventListener('pointerdown', press, options);
    // Scrolling cancels the pointer while the finger is still down, so only the touch itself tells its end.
    for (const over of ['pointerup', 'touchend', 'touchcancel', 'dragend']) {
      addEventListener(over, wait, options);
    }
    return () => {
      end.abort();
      clearTimeout(release);
    };
  }, []);
  return pressed;
}
