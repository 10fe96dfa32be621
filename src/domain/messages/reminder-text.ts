import type { ActiveDate } from '../dates/active-date.ts';
import { formatUntil } from '../dates/cut-off-nearness.ts';
import { dayAndArea } from '../dates/date-card.ts';
import { cutText } from '../lib/cut-text.ts';
import { escapeHtml } from '../lib/escape-html.ts';
import type { Language } from '../lib/language.ts';
import { paths } from '../lib/paths.ts';
import type { ReminderKind } from './reminder.ts';

/** What a reminder is written from. */
export interface ReminderText {
  kind: ReminderKind;
  dateId: string;
  /** The dish that is back, if it is about one. */
  dish?: { menuKey: string; title: string } | undefined;
  date: Pick<ActiveDate, 'area' | 'deliveryDate' | 'finishDate'>;
  language: Language;
  /** Base URL of the shop's pages, without a slash at the end. */
  web: string;
  /** Id of the customer's stop page. */
  stop: string;
  /** Epoch ms; days of another year are written with it. */
  now: number;
}

interface Phrases {
  shop: string;
  opening: (day: string, until: string) => string;
  closing: (day: string, until: string) => string;
  back: (day: string, until: string, dish: string) => string;
  choose: string;
  order: string;
  again: string;
  stop: string;
  why: string;
}

const phrases: Record<Language, Phrases> = {
  ko: {
    shop: '한상',
    opening: (day, until) => `${day} 배송 주문이 열렸어요. ${until}까지 받아요.`,
    closing: (day, until) => `${day} 배송 주문이 ${until}에 마감돼요.`,
    back: (day, until, dish) =>
      `${day} 배송에 다시 팔아요: ${dish}. ${until}까지, 먼저 주문하신 순서예요.`,
    choose: '메뉴 보기',
    order: '이 메뉴 보기',
    again: '지난번과 같이 고르기',
    stop: '그만 받기',
    why: '이 알림은 고객님이 한상에 부탁하신 것이에요.',
  },
  // Uses only characters of GSM 03.38, as the confirmation SMS does.
  en: {
    shop: 'Hansang',
    opening: (day, until) => `Orders for ${day} are open until ${until}.`,
    closing: (day, until) => `Orders for ${day} close ${until}.`,
    back: (day, until, dish) =>
      `${dish} is back for ${day}. Order by ${until}, while there is some left.`,
    choose: 'See the menus',
    order: 'See the dish',
    again: 'Choose the same as last time',
    stop: 'Stop',
    why: 'You asked Hansang for this reminder.',
  },
};

/** So many letters of a dish's title are in a message: a text is paid by its length. */
const longestTitle = 40;

/** What the message says, and its two links. */
function partsOf({ kind, dateId, dish, date, language, web, stop, now }: ReminderText) {
  const text = phrases[language];
  const until = formatUntil(date.finishDate, language, now);
  const { path, action } = {
    opening: { path: paths.dateDetail(language, dateId), action: text.choose },
    closing: { path: paths.sameAgain(language, dateId), action: text.again },
    back: { path: paths.dish(language, dateId, dish?.menuKey ?? ''), action: text.order },
  }[kind];
  const title = cutText(dish?.title ?? '', longestTitle);
  return {
    text,
    action,
    says: text[kind](dayAndArea(date, language, now), until, title),
    link: `${web}${path}`,
    stopLink: `${web}${paths.stop(stop)}`,
  };
}

/** The SMS: who writes, what, the link, and the way out. */
export function reminderSms(reminder: ReminderText): string {
  const { text, says, link, stopLink } = partsOf(reminder);
  return `[${text.shop}] ${says} ${link}\n${text.stop}: ${stopLink}`;
}

export interface Mail {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** The e-mail, with the headers by which mail programs offer a button of their own to end it (RFC 8058). */
export function reminderMail(reminder: ReminderText): Mail {
  const { text, action, says, link, stopLink } = partsOf(reminder);
  const oneTap = `${reminder.web}/app/stop/${encodeURIComponent(reminder.stop)}`;
  return {
    subject: `[${text.shop}] ${says}`,
    text: `${says}\n\n${action}: ${link}\n\n${text.why}\n${text.stop}: ${stopLink}\n`,
    html: [
      `<html lang="${reminder.language}"><body style="font:17px/1.5 sans-serif">`,
      `<p><strong>${text.shop}</strong></p>`,
      `<p>${escapeHtml(says)}</p>`,
      `<p><a href="${link}">${action}</a></p>`,
      `<p style="font-size:15px">${text.why} <a href="${stopLink}">${text.stop}</a></p>`,
      '</body></html>',
    ].join('\n'),
    headers: {
      'List-Unsubscribe': `<${oneTap}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
