import { describe, expect, it } from 'vitest';
import { hostingSettings } from '../hosting/settings.ts';
import { pageOf, prerenderedPages } from './prerendered-pages.ts';

describe('pageOf', () => {
  it.each([
    ['/', 'index.html'],
    ['/date-select/ko', 'date-select.ko.html'],
    ['/date-select/en', 'date-select.en.html'],
    ['/date-detail/en/20261124_1', 'date-detail.en.html'],
    ['/date-select/fr', 'app.html'],
    ['/date-select/ko/more', 'app.html'],
    ['/date-detail/ko/20261124_1/cardCancelled', 'app.html'],
    ['/msg/20261124_1/a', 'app.html'],
  ])('%s is %s', (pathname, file) => {
    expect(pageOf(pathname, 'app.html')).toBe(file);
  });
});

it('firebase.json sends each address to its page before the shell', () => {
  const { rewrites } = hostingSettings();
  const wanted = prerenderedPages
    .filter(({ source }) => source !== '/')
    .map(({ source, file }) => ({ source, destination: `/${file}` }));
  expect(rewrites.filter(({ destination }) => destination !== undefined)).toEqual([
    ...wanted,
    { source: '!/assets/**', destination: '/app.html' },
  ]);
});
