import { smsSize } from '../../../src/domain/messages/sms-size.ts';

export interface SentText {
  from: string;
  to: string;
  text: string;
  type: string;
  parts: number;
  /** Epoch ms. */
  at: number;
}

/** A number that the stand-in always refuses, for tests: 0400 000 000. */
const refusedNumber = '61400000000';
/** A number for which the stand-in refuses as it would refuse any: it takes none now. 0400 000 002. */
const throttledNumber = '61400000002';
/** A number whose SMS are accepted although the response reports an error: 0400 000 001. */
const unsureNumber = '61400000001';

/** The provider's response to an SMS, and the SMS if it was accepted. */
export function takeText(
  body: string,
  at: number,
): { text?: SentText; status?: number; answer: object } {
  const { from = '', to = '', text = '', type = 'text' } = JSON.parse(body) as Partial<SentText>;
  if (!/^61\d{9}$/.test(to)) return { answer: refused('3', 'to is not a valid number') };
  if (to === refusedNumber) return { answer: refused('7', 'Number barred') };
  if (to === throttledNumber) return { answer: refused('1', 'Throttled') };
  if (text === '') return { answer: refused('2', 'Missing text') };
  const { parts } = smsSize(text);
  const messages = Array.from({ length: parts }, (_, part) => ({
    to,
    'message-id': `${at}-${part}`,
    status: '0',
    'remaining-balance': '10.00',
    'message-price': '0.05',
    network: '50501',
  }));
  return {
    text: { from, to, text, type, parts, at },
    ...(to === unsureNumber ? { status: 500 } : {}),
    answer: { 'message-count': String(parts), messages },
  };
}

function refused(status: string, words: string): object {
  return { 'message-count': '1', messages: [{ status, 'error-text': words }] };
}
