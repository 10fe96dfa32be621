import { useTranslation } from 'react-i18next';
import { countDocuments } from '../../../../data/staff/common/count-documents.ts';
import { quoted } from '../../../../data/staff/common/staff-reads.ts';
import { useRead } from '../../../../data/staff/common/use-read.ts';
import { waitersCollection } from '../../../../domain/messages/waiting.ts';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import styles from './dish.module.css';

/** Counted again after this time, ms, while it is shown. */
const repeatMs = 300_000;

/** How many customers wait for a dish that is sold out; nothing while nobody does. */
export function WaitingCount({ dateId, menuId }: { dateId: string; menuId: string }) {
  const { t } = useTranslation();
  const { value: count = 0 } = useRead(
    `waiting for ${menuId} on ${dateId}`,
    () =>
      countDocuments({
        collection: waitersCollection(dateId),
        equal: [[`dishes.${quoted(menuId)}.state`, { stringValue: 'waiting' }]],
      }),
    { repeatMs },
  );
  if (count === 0) return null;
  return (
    <p className={styles.portions}>
      <Badge tone="honey">{t('{{count}}명이 다시 팔기를 기다려요', { count })}</Badge>
    </p>
  );
}
