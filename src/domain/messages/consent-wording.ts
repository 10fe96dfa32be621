import type { Language } from '../lib/language.ts';

/** What customers can ask to be told: that a date takes orders, and that one is about to close. */
export const consentKinds = ['opening', 'closing'] as const;
export type ConsentKind = (typeof consentKinds)[number];

const terms: Record<Language, string> = {
  ko: '한상이 이메일이나 문자 중 고르신 것으로 보내 드려요. 받으신 글의 링크나 내 정보에서 언제든 그만 받으실 수 있어요.',
  en: 'Hansang sends it by email or text, as you choose. You can stop at any time, by the link in each message or in your profile.',
};

interface Wording {
  /** What stands beside the box. */
  label: Record<Language, string>;
  /** What stands below the boxes. */
  terms: Record<Language, string>;
}

/**
 * Every wording that customers have agreed to, by the id that their consent keeps; the rules accept only these. A
 * wording that somebody has agreed to never changes: other words get an id of their own.
 */
export const consentWordings = {
  'opening-1': {
    label: { ko: '주문이 열리면 알려 주세요', en: 'Tell me when orders open' },
    terms,
  },
  'closing-1': {
    label: { ko: '주문이 마감되기 전에 알려 주세요', en: 'Remind me before orders close' },
    terms,
  },
} as const satisfies Record<string, Wording>;
export type ConsentWording = keyof typeof consentWordings;

/** The wording that the screens show now. */
export const currentWording: Record<ConsentKind, ConsentWording> = {
  opening: 'opening-1',
  closing: 'closing-1',
};
