import { useTranslation } from 'react-i18next';
import { photoQueue } from '../../../data/staff/delivery/photo-queue.ts';
import { markQueue } from '../../../data/staff/orders/mark-queue.ts';
import { tickQueue } from '../../../data/staff/shopping/tick-queue.ts';
import { formatTime } from '../../../domain/dates/format-date.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** Since when the connection has been lost, and how many marks and photos wait to be sent. */
export function OfflineNotice({
  since,
  language,
}: {
  since: number | undefined;
  language: Language;
}) {
  const { t } = useTranslation();
  const marks = markQueue.use((queue) => queue.waiting.length);
  const ticks = tickQueue.use((queue) => queue.waiting.length);
  const photos = photoQueue.use((queue) => queue.waiting.length);
  const waiting = marks + ticks + photos;
  if (since === undefined) return null;
  return (
    <Notice
      tone="honey"
      announce
      title={t('{{time}}부터 연결이 끊겼어요', { time: formatTime(since, language) })}
    >
      {waiting > 0
        ? t('표시 {{count}}건은 연결되면 보내요.', { count: waiting })
        : t('그 뒤의 주문은 아직 보이지 않아요. 표시는 계속하셔도 돼요.')}
    </Notice>
  );
}
