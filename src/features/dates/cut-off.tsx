import { useTranslation } from 'react-i18next';
import { serverNow } from '../../data/device/server-clock.ts';
import { useClock } from '../../data/device/use-clock.ts';
import { cutOffNearness, formatCutOff, lastMinute } from '../../domain/dates/cut-off-nearness.ts';
import { formatDay, formatSydney, formatTime } from '../../domain/dates/format-date.ts';
import { languageOf } from '../../domain/lib/language.ts';

/**
 * Until when a date can be ordered, with its weekday and time: "내일(일) 오후 5:00까지 주문". Staff close a date, not
 * the clock (spec §4), so after that moment the text says when the cut-off was.
 */
export function CutOff({ finishDate }: { finishDate: number }) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const last = lastMinute(finishDate);
  const weekday = formatSydney(last, language, { weekday: 'short' });
  const time = formatTime(last, language);
  const nearness = useClock((now) => cutOffNearness(finishDate, now));
  switch (nearness) {
    case 'past':
      return t('마감 시각({{cutOff}})이 지났어요', {
        cutOff: formatCutOff(finishDate, language, serverNow()),
      });
    case 'today':
      return t('오늘({{weekday}}) {{time}}까지 주문', { weekday, time });
    case 'tomorrow':
      return t('내일({{weekday}}) {{time}}까지 주문', { weekday, time });
    case 'this-week':
      return t('{{weekday}} {{time}}까지 주문', { weekday, time });
    case 'later':
      return t('{{day}} {{time}}까지 주문', {
        day: formatDay(last, language, serverNow()),
        time,
      });
  }
}
