import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { datedContent } from '../../../../content/dated.ts';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { useLiveDocument } from '../../../../data/documents/live-document.ts';
import { postedAnnouncements } from '../../../../data/documents/sources.ts';
import { sydneyClock } from '../../../../domain/dates/sydney-time.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import type { AnnouncementContent } from '../../../../domain/messages/announcement.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import { cardClass } from '../../../../ui/layout/card.tsx';
import { placeName } from './announcement-names.ts';
import styles from './announcement-screens.module.css';

/** Present, future and past announcements, including the built-in ones. */
export function AnnouncementsScreen({ language }: { language: Language }) {
  const { t } = useTranslation();
  const posted = useLiveDocument(postedAnnouncements);
  if (posted.loading) return <Loading label={t('공지를 불러오고 있어요')} />;
  const all = Object.entries({ ...datedContent, ...posted.value }).sort(
    ([, a], [, b]) => rank(a) - rank(b) || (b.from ?? '').localeCompare(a.from ?? ''),
  );
  return (
    <div className={styles.screen}>
      <ButtonLink
        variant="primary"
        fullWidth
        icon={<Plus aria-hidden="true" />}
        to={staffPaths.announcement('new')}
      >
        {t('새 공지 쓰기')}
      </ButtonLink>
      {posted.error && <Notice tone="error">{t('공지를 불러오지 못했어요.')}</Notice>}
      <ul className={styles.list}>
        {all.map(([id, content]) => (
          <li key={id}>
            <Link className={cardClass({ tappable: true })} to={staffPaths.announcement(id)}>
              <span className={styles.card}>
                <strong>{content.title[language]}</strong>
                <span className={styles.quiet}>
                  {content.places.map((place) => placeName(t, place)).join(' · ')}
                </span>
                <span className={styles.quiet}>{period(content)}</span>
                <span className={styles.marks}>
                  <StateBadge content={content} />
                  {!(posted.value && id in posted.value) && <Badge>{t('기본 공지')}</Badge>}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function StateBadge({ content }: { content: AnnouncementContent }) {
  const { t } = useTranslation();
  const state = stateOf(content);
  if (state === 'past') return <Badge tone="closed">{t('지난 공지')}</Badge>;
  if (state === 'later') return <Badge tone="honey">{t('예정')}</Badge>;
  return <Badge tone="fresh">{t('지금 보임')}</Badge>;
}

/** Whether an announcement is shown now, later or no longer. */
function stateOf({ from, until, deliveryDays }: AnnouncementContent): 'now' | 'later' | 'past' {
  const clock = sydneyClock(serverNow()).slice(0, 16);
  const today = Number(clock.slice(0, 10).replaceAll('-', ''));
  if (until !== undefined && until <= clock) return 'past';
  if (deliveryDays?.every((day) => day < today)) return 'past';
  return from !== undefined && clock < from ? 'later' : 'now';
}

const rank = (content: AnnouncementContent) => ['now', 'later', 'past'].indexOf(stateOf(content));

function period({ from, until, deliveryDays }: AnnouncementContent): string {
  const shown = (clock: string) => clock.replace('T', ' ');
  const moments = from || until ? `${from ? shown(from) : ''} ~ ${until ? shown(until) : ''}` : '';
  const days = deliveryDays?.map((day) => String(day).replace(/^(....)(..)(..)$/, '$1-$2-$3'));
  return [moments.trim(), days?.join(', ')].filter(Boolean).join(' · ');
}
