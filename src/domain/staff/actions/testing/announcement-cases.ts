import * as fc from 'fast-check';
import { announcementKinds } from '../../../messages/announcement.ts';
import type { ActionCase } from './action-case.ts';

const words = fc.record({
  ko: fc.constantFrom('휴무', '할인'),
  en: fc.constantFrom('Closed', 'Sale'),
});
const content = fc.record(
  {
    kind: fc.constantFrom(...announcementKinds),
    places: fc.constant(['date']),
    title: words,
    text: words,
    until: fc.constant('2026-12-24T00:00'),
    deliveryDays: fc.constant([20_261_124]),
    gift: fc.record({ fromCents: fc.integer({ min: 100, max: 100_000 }), words }),
  },
  { requiredKeys: ['kind', 'places', 'title', 'text', 'deliveryDays'] },
);

export const announcementCases = {
  announcement: {
    store: fc
      .option(content, { nil: undefined })
      .map((sale) => ({ 'common/gongji': sale ? { sale } : {} })),
    input: fc.option(content).map((posted) => ({ id: 'sale', content: posted })),
  },
} satisfies Record<string, ActionCase>;
