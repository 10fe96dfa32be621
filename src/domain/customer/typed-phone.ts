import {
  ParseError,
  type PhoneNumber,
  parsePhoneNumberWithError,
} from 'libphonenumber-js/core/es6';
import { australianNumbers } from './australian-numbers.ts';
import { isMobile, phoneDigits } from './phone.ts';

/**
 * What speaks against a number: it is of another `country` (its code of two letters, undefined for one not listed below), has
 * digits too many, lacks its area code, is a number of five to eight digits such as 13 12 34, or is none.
 */
export type PhoneProblem =
  | { problem: 'abroad'; country: string | undefined }
  | { problem: 'too-long' | 'no-area-code' | 'short-number' | 'no-number' };

/** Where customers' numbers from abroad mostly come from, by calling code. */
const countries: Readonly<Record<string, string>> = {
  '33': 'FR',
  '44': 'GB',
  '49': 'DE',
  '60': 'MY',
  '62': 'ID',
  '63': 'PH',
  '64': 'NZ',
  '65': 'SG',
  '66': 'TH',
  '81': 'JP',
  '82': 'KR',
  '84': 'VN',
  '852': 'HK',
  '86': 'CN',
  '886': 'TW',
  '91': 'IN',
};

/** Korean mobile numbers as they are dialled there, and with the country code but without a plus. */
const korean = /^(?:01[016-9]|820?1[016-9])\d{7,8}$/;

/** What may stand in a number beside its digits, once `plain` has made one of each kind. */
const written = /^[\d\s+()./-]*$/;

/** A text with the same digits and separators as a keyboard types them, and nothing invisible. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\p{Pd}|[−ー]/gu, '-')
    .replace(/\s/gu, ' ');
}

/**
 * Reads a phone number in any spelling: as it is stored (####-###-###), or what speaks against it. Knows Australian numbers;
 * of no number that is dialled from here is a digit left out.
 */
export function readPhone(text: string): { phone: string } | PhoneProblem {
  const typed = plain(text);
  const digits = phoneDigits(typed);
  if (digits === '' || !written.test(typed)) return { problem: 'no-number' };
  if (korean.test(digits)) return { problem: 'abroad', country: 'KR' };
  const international = /^\s*\+/.test(typed) ? digits : /^(?:0011|00)(\d+)/.exec(digits)?.[1];
  const number = parsed(international === undefined ? typed : `+${international}`);
  if (number === 'abroad') return { problem: 'abroad', country: countryOf(international ?? '') };
  const national = number?.nationalNumber ?? '';
  const phone = masked(national.length === 9 ? `0${national}` : national);
  if (phone.length === 12 && (number?.isValid() || isMobile(phone))) return { phone };
  if (national.length === 8 && /^[2-9]/.test(digits)) return { problem: 'no-area-code' };
  if (/^1\d{4,7}$/.test(digits)) return { problem: 'short-number' };
  return { problem: /^0[2-9]\d{9}|^1[389]\d{9}/.test(digits) ? 'too-long' : 'no-number' };
}

/** Undefined for what is no number at all. */
function parsed(text: string): PhoneNumber | 'abroad' | undefined {
  try {
    return parsePhoneNumberWithError(
      text,
      { defaultCountry: 'AU', extract: false },
      australianNumbers,
    );
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return error.message === 'INVALID_COUNTRY' && text.startsWith('+') ? 'abroad' : undefined;
  }
}

function countryOf(international: string): string | undefined {
  return [3, 2, 1].map((length) => countries[international.slice(0, length)]).find(Boolean);
}

/** Digits as ####-###-### (spec §5); what is too many stays at the end. */
function masked(digits: string): string {
  return [digits.slice(0, 4), digits.slice(4, 7), digits.slice(7)].filter(Boolean).join('-');
}

/**
 * What a phone field shows of what has been typed so far: an Australian number as ####-###-###, also once one with its
 * country code is whole; anything else as it was typed. No digit is ever left out.
 */
export function phoneAsTyped(text: string): string {
  const typed = plain(text);
  if (!written.test(typed)) return typed;
  const digits = phoneDigits(typed);
  if (!typed.includes('+') && /^(?:0(?:[2-9]\d*)?|1(?:[38]00|90\d)\d*)$/.test(digits)) {
    return masked(digits);
  }
  if (!/^\s*\+|^(?:00|61)/.test(typed)) return typed;
  const read = readPhone(typed);
  return 'phone' in read ? read.phone : typed;
}

/** A whole number as it is stored; anything else as it was typed. */
export function storedPhone(text: string): string {
  const read = readPhone(text);
  return 'phone' in read ? read.phone : text.trim();
}
