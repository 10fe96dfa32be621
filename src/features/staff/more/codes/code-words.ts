import type { TFunction } from 'i18next';
import { formatPoints } from '../../../../domain/lib/money.ts';
import type { CodeTerms } from '../../../../domain/points/code-terms.ts';

/** What a code gives, when and how often: "10 % of the order, at most 20.00 points · until 2026-03-01 12:00". */
export function termsInWords(t: TFunction, terms: CodeTerms): string {
  const { percent, from, until, times } = terms;
  const points = formatPoints(terms.points);
  const shown = (moment: string | null) => moment?.replace('T', ' ') ?? '';
  return [
    percent === null
      ? t('포인트 {{points}}', { points })
      : t('주문의 {{percent}}%, 많아도 포인트 {{points}}', { percent, points }),
    (from !== null || until !== null) && `${shown(from)} ~ ${shown(until)}`.trim(),
    times !== null && t('{{count}}명까지', { count: times }),
  ]
    .filter(Boolean)
    .join(' · ');
}
