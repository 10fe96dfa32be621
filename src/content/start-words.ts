import { languages } from '../domain/lib/language.ts';
import type { LocalizedText } from '../domain/messages/announcement.ts';

/**
 * Texts of the start screen. No language is chosen there yet, so both are shown side by side and these are
 * not phrases of the translation tables.
 */
export const startWords = {
  shop: { ko: '한상', en: 'Hansang' },
  tagline: {
    ko: '집밥 같은 한식을 정해진 날 문 앞까지',
    en: 'Korean home cooking, delivered to your door on set days',
  },
  chooseLanguage: { ko: '언어 선택', en: 'Choose your language' },
  howToCook: { ko: '조리법 찾기', en: 'How to cook' },
  contact: { ko: '문의', en: 'Contact us' },
  notices: { ko: '알림', en: 'Notices' },
  close: { ko: '닫기', en: 'Close' },
  ok: { ko: '확인', en: 'OK' },
} as const satisfies Record<string, LocalizedText>;

/** Each language's name in that language. */
export const languageNames: LocalizedText = { ko: '한국어', en: 'English' };

/** What, where and when, in four lines (spec §1). */
export const facts = [
  {
    kind: 'what',
    ko: '국, 반찬, 고기, 분식까지 직접 만들어요',
    en: 'Soups, side dishes, meat and street food, made by us',
  },
  {
    kind: 'sydney',
    ko: '시드니는 화요일과 금요일이고, 메뉴가 서로 달라요',
    en: 'Sydney: Tuesdays and Fridays, each with its own menu',
  },
  {
    kind: 'gosford',
    ko: '고스포드(20km 안)는 토요일이고, 금요일 메뉴의 일부예요',
    en: 'Gosford (within 20 km): Saturdays, a selection from the Friday menu',
  },
  {
    kind: 'when',
    ko: '배송 시간은 전날 저녁에 알려 드려요',
    en: 'We send your delivery time the evening before',
  },
] as const satisfies readonly (LocalizedText & { kind: string })[];

/** Every language in one line, for labels that can't hold an element each. */
export function inOneLine(words: LocalizedText): string {
  return languages.map((language) => words[language]).join(' · ');
}
