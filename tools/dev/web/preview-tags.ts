import type { Language } from '../../../src/domain/lib/language.ts';
import type { PrerenderedPage } from './prerendered-pages.ts';

/**
 * Texts of the link preview in messengers. A page is built in advance, so the texts can't name a date's day.
 */
const texts: Record<Language, { title: string; locale: string; dates: string; menus: string }> = {
  ko: {
    title: '한상 · 집밥 같은 한식 배송',
    locale: 'ko_KR',
    dates: '배송 날짜를 고르고 마감 전까지 주문하세요. 시드니와 고스포드로 배송해요.',
    menus: '이날의 메뉴와 가격, 주문 마감 시간을 확인하고 주문하세요.',
  },
  en: {
    title: 'Hansang · Korean home-style meals, delivered',
    locale: 'en_AU',
    dates: 'Choose a delivery day and order before it closes. We deliver to Sydney and Gosford.',
    menus: 'See the dishes of this day, their prices and until when to order.',
  },
};

/** Open Graph tags of a page. `origin` is the shop's origin; without it the picture's address is relative. */
export function previewTags(
  page: Pick<PrerenderedPage, 'screen' | 'language'>,
  origin = '',
): string {
  const { title, locale, dates, menus } = texts[page.language];
  const tags = {
    'og:type': 'website',
    'og:site_name': 'Hansang',
    'og:title': title,
    'og:description': page.screen === 'dateDetail' ? menus : dates,
    'og:locale': locale,
    'og:image': `${origin.replace(/\/$/, '')}/icons/icon-512.png`,
  };
  return Object.entries(tags)
    .map(([property, content]) => `<meta property="${property}" content="${content}">`)
    .join('');
}
