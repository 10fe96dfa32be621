import type { TFunction } from 'i18next';
import { formatUntil } from '../../../../domain/dates/cut-off-nearness.ts';
import { formatFullDay, formatTime } from '../../../../domain/dates/format-date.ts';
import { sydneyTime } from '../../../../domain/dates/sydney-time.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { formatPoints } from '../../../../domain/lib/money.ts';
import type { CodeTerms } from '../../../../domain/points/code-terms.ts';

/** What a code gives, when and how often: "10% of the order, at most 20.00 points · until Sun, 1 Mar 2026 12:00 pm". */
export function termsInWords(t: TFunction, language: Language, terms: CodeTerms): string {
  const { percent, from, until, times } = terms;
  const points = formatPoints(terms.points);
  const start = from === null ? undefined : sydneyTime(from);
  return [
    percent === null
      ? t('포인트 {{points}}', { points })
      : t('주문의 {{percent}}%, 최대 {{points}}포인트', { percent, points }),
    start !== undefined &&
      t('{{from}}부터', {
        from: `${formatFullDay(start, language)} ${formatTime(start, language)}`,
      }),
    until !== null && t('{{until}}까지', { until: formatUntil(sydneyTime(until), language) }),
    times !== null && t('{{count}}명까지', { count: times }),
  ]
    .filter(Boolean)
    .join(' · ');
}
