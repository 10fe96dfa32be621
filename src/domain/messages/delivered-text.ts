import { formatTime } from '../dates/format-date.ts';
import type { Language } from '../lib/language.ts';

interface Phrases {
  delivered: (time: string) => string;
  photo: string;
  thanks: string;
}

const phrases: Record<Language, Phrases> = {
  ko: {
    delivered: (time) => `[한상] ${time}에 배송해 드렸어요.`,
    photo: ' 문 앞 사진은 주문 내역에 있어요.',
    thanks: ' 감사합니다',
  },
  // Only characters of GSM 03.38.
  en: {
    delivered: (time) => `[Hansang] Delivered at ${time}.`,
    photo: ' A photo of your door is in your order history.',
    thanks: ' Thank you!',
  },
};

/** The text that an order was delivered at a time, epoch ms; one part of an SMS in each language. */
export function deliveredSms(language: Language, at: number, hasPhoto: boolean): string {
  const { delivered, photo, thanks } = phrases[language];
  return `${delivered(formatTime(at, language))}${hasPhoto ? photo : ''}${thanks}`;
}
