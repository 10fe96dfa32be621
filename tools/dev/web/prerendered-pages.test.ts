import { expect, it } from 'vitest';
import { hostingSettings } from '../hosting/hosting-settings.ts';
import { prerenderedPages } from './prerendered-pages.ts';

it('firebase.json rewrites each address to its page before the shell', () => {
  const { rewrites } = hostingSettings();
  const wanted = prerenderedPages
    .filter(({ source }) => source !== '/')
    .map(({ source, file }) => ({ source, destination: `/${file}` }));
  expect(rewrites.filter(({ destination }) => destination !== undefined)).toEqual([
    ...wanted,
    { source: '!/assets/**', destination: '/app.html' },
  ]);
});
