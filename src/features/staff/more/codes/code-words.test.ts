import { expect, it } from 'vitest';
import type { CodeTerms } from '../../../../domain/points/code-terms.ts';
import { i18n } from '../../../../i18n/i18n.ts';
import { termsInWords } from './code-words.ts';

const t = i18n.getFixedT('ko');
const always = { points: 2000, percent: null, from: null, until: null, times: null };
const words = (terms: Partial<CodeTerms>) => termsInWords(t, 'ko', { ...always, ...terms });

it('names a code’s days as people do, and one that ends at midnight by the day before', () => {
  expect(words({ from: '2026-12-01T09:00', until: '2026-12-25T00:00' })).toBe(
    '포인트 20.00 · 2026년 12월 1일 (화) 오전 9:00부터 · 2026년 12월 24일 (목) 오후 11:59까지',
  );
});

it('says what a code gives that counts always, and for how many', () => {
  expect(words({})).toBe('포인트 20.00');
  expect(words({ percent: 10, times: 50 })).toBe('주문의 10%, 최대 20.00포인트 · 50명까지');
});
