import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { prerenderedPages } from './prerendered-pages.ts';
import { previewTags } from './preview-tags.ts';

it('gives every page a title, a description and an existing picture', () => {
  for (const page of prerenderedPages) {
    const tags = previewTags(page, 'https://shop.example/');
    for (const name of ['title', 'description', 'site_name', 'locale']) {
      expect(tags).toMatch(new RegExp(`property="og:${name}" content="[^"]+"`));
    }
    const [, picture = ''] =
      /og:image" content="https:\/\/shop\.example(\/[^"]+)"/.exec(tags) ?? [];
    expect(existsSync(join(resolve(import.meta.dirname, '../../../public'), picture))).toBe(true);
  }
  const of = (screen: string) => previewTags({ screen, language: 'en' });
  expect(of('dateDetail')).not.toBe(of('dateSelect'));
});
