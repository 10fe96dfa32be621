import { describe, expect, it } from 'vitest';
import { parseDateDetailReturn, paths, routes } from './paths.ts';

describe('paths', () => {
  it('are the routes of the specification', () => {
    expect(paths.languageSelect()).toBe('/');
    expect(paths.dateSelect('ko')).toBe('/date-select/ko');
    expect(paths.dateDetail('en', '20261124_7')).toBe('/date-detail/en/20261124_7');
    expect(paths.dateDetail('en', '20261124_7', 0)).toBe('/date-detail/en/20261124_7?ts=0');
    expect(paths.dateDetailStatus('ko', '20261124_7', 'cardCancelled')).toBe(
      '/date-detail/ko/20261124_7/cardCancelled',
    );
    expect(paths.inputAddr('ko', '20261124_7')).toBe('/inputAddr/ko/20261124_7');
    expect(paths.message('20261124_7', 'm1')).toBe('/msg/20261124_7/m1');
    expect(paths.viewInvoice('20261124_7', 'u1', 12)).toBe('/view-invoice/20261124_7/u1/12');
  });

  it('encode an order key as one segment', () => {
    expect(paths.dateDetailReturn('ko', '20261124_7', '12한강로/?#', 'u1')).toBe(
      `/date-detail/ko/20261124_7/${encodeURIComponent('12한강로/?#')}/u1`,
    );
  });

  it('have as many segments as their routes', () => {
    const parts = (path: string) => path.split('/').length;
    expect(parts(paths.dateSelect('ko'))).toBe(parts(routes.dateSelect));
    expect(parts(paths.dateDetail('ko', 'd'))).toBe(parts(routes.dateDetail));
    expect(parts(paths.dateDetailStatus('ko', 'd', 's'))).toBe(parts(routes.dateDetailStatus));
    expect(parts(paths.dateDetailReturn('ko', 'd', 's', 'u'))).toBe(parts(routes.dateDetailReturn));
    expect(parts(paths.inputAddr('ko', 'd'))).toBe(parts(routes.inputAddr));
    expect(parts(paths.message('d', 'm'))).toBe(parts(routes.message));
    expect(parts(paths.viewInvoice('d', 'u', '1'))).toBe(parts(routes.viewInvoice));
    expect(parts(paths.privacy('ko'))).toBe(parts(routes.privacy));
  });
});

describe('return URL of a payment', () => {
  it('is parsed back to what it was built from', () => {
    const built = paths.dateDetailReturn('en', '20261124_7', '12한강로/?', 'u1');
    expect(parseDateDetailReturn(built)).toEqual({
      lang: 'en',
      dateId: '20261124_7',
      orderKey: '12한강로/?',
      uid: 'u1',
    });
  });

  it.each([
    '/',
    '/date-select/ko/a/b/c',
    '/date-detail/ko/d/k',
    '/date-detail/ko/d/k/u/more',
    '/date-detail//d/k/u',
    '/date-detail/ko//k/u',
    '/date-detail/ko/d//u',
    '/date-detail/ko/d/k/',
    '/date-detail/ko/d/%E0%A4%A/u',
  ])('is not %s', (pathname) => {
    expect(parseDateDetailReturn(pathname)).toBeUndefined();
  });
});
