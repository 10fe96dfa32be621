import { expect, it } from 'vitest';
import { inAppBrowser, openOutside } from './in-app-browser.ts';

const android =
  'Mozilla/5.0 (Linux; Android 14; SM-S911N) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const safari = iphone.replace('Mobile', 'Version/17.5 Mobile').concat(' Safari/604.1');

it.each([
  [`${android} KAKAOTALK 10.8.3`, 'kakaotalk'],
  [`${iphone} KakaoTalk/25`, 'kakaotalk'],
  [`${android} NAVER(inapp; search; 1000; 12.3.1)`, 'naver'],
  [`${iphone} NAVER(inapp; search; 1010; 12.3.0; 14)`, 'naver'],
  [`${iphone} Instagram 320.0.0.18.111 (iPhone14,5; iOS 17_5; ko_KR)`, 'instagram'],
  [`${android} Instagram 320.0.0.42.101 Android (34/14; 480dpi)`, 'instagram'],
  [`${iphone} [FBAN/FBIOS;FBAV/450.0.0.38.108;FBBV/564431005]`, 'facebook'],
  [`${android} [FB_IAB/FB4A;FBAV/450.0.0.43.109;]`, 'facebook'],
  [`${iphone} Safari Line/14.5.0`, 'line'],
  [`${android} Line/14.5.0/IAB`, 'line'],
  [android, undefined],
  [safari, undefined],
  [`${android} SamsungBrowser/25.0`, undefined],
  [`${iphone} CriOS/125.0.6422.80`, undefined],
  [`${android} Whale/1.0.0.0 Crosswalk/27.125.0.29`, undefined],
  ['', undefined],
])('%s is %s', (userAgent, app) => {
  expect(inAppBrowser(userAgent)).toBe(app);
});

const url = 'https://shop.example/date-detail/ko/20261124_1?ts=5&x=1';

it('keeps the whole URL of the page, including the query', () => {
  const outside = new URL(openOutside('kakaotalk', url) ?? '');
  expect(outside.protocol).toBe('kakaotalk:');
  expect(outside.searchParams.get('url')).toBe(url);
  expect(openOutside('line', url)).toBe(`${url}&openExternalBrowser=1`);
  expect(openOutside('instagram', url)).toBeUndefined();
});
