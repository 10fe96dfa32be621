import type { TFunction } from 'i18next';
import type { Language } from '../domain/lib/language.ts';
import { lineTitle } from '../domain/order/order.ts';
import type { CustomerRequest } from '../domain/refunds/requests/refund-request.ts';

/** What a customer requests, menu by menu: ordered and requested quantity. */
export function requestedChangeRows(
  t: TFunction,
  lines: CustomerRequest['lines'],
  language: Language,
) {
  return Object.entries(lines).map(([id, line]) => ({
    id,
    label: lineTitle(line, language),
    value: t('{{before}}개 → {{after}}개', { before: line.before, after: line.after }),
    strong: true,
  }));
}
