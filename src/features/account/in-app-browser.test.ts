import { expect, it } from 'vitest';
import { inKakaoTalk, openOutside } from './kakao-browser.ts';

it('recognises KakaoTalk’s browser case-insensitively, and no other browser', () => {
  const phone =
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36';
  expect(inKakaoTalk(`${phone} KAKAOTALK 10.8.3`)).toBe(true);
  expect(inKakaoTalk(`${phone} KakaoTalk/25`)).toBe(true);
  expect(inKakaoTalk(phone)).toBe(false);
});

it('keeps the whole URL of the page, including the query', () => {
  const url = 'https://shop.example/date-detail/ko/20261124_1?ts=5&x=1';
  const outside = new URL(openOutside(url));
  expect(outside.protocol).toBe('kakaotalk:');
  expect(outside.searchParams.get('url')).toBe(url);
});
