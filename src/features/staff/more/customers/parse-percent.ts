import { isPercentage } from '../../../../domain/staff/customers/point-rate.ts';

/** Parses a percentage with up to two decimals; undefined for anything else. */
export function parsePercent(text: string): number | undefined {
  const value = /^\d{1,3}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  return isPercentage(value) ? value : undefined;
}
