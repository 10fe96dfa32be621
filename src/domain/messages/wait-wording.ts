import type { Language } from '../lib/language.ts';

interface Wording {
  /** What the button says. */
  label: Record<Language, string>;
  /** What stands below it. */
  terms: Record<Language, string>;
}

/**
 * Every wording by which customers have asked to be told that a dish is back, by the id that is kept with their wish; the
 * rules accept only these. A wording that somebody has used never changes: other words get an id of their own.
 */
export const waitWordings = {
  'back-1': {
    label: { ko: '다시 팔면 알려 주세요', en: 'Tell me when it is back' },
    terms: {
      ko: '이 날짜에 다시 팔게 되면 한상이 이메일이나 문자로 한 번만 알려 드려요. 먼저 부탁하신 분부터 알려 드리고, 알림을 받으셔도 음식을 따로 남겨 두지는 않아요. 여기서나 받으신 글의 링크로 언제든 그만두실 수 있어요.',
      en: 'If we sell it again for this date, Hansang tells you once, by email or text. Whoever asked first is told first, and nothing is kept aside. You can stop at any time, here or by the link in the message.',
    },
  },
} as const satisfies Record<string, Wording>;

export type WaitWording = keyof typeof waitWordings;

/** The wording that the screens show now. */
export const currentWaitWording: WaitWording = 'back-1';
