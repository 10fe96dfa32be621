/** The digits of a phone number as it is stored, for `phone2` and for looking up the blacklist. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '');
}

/**
 * The digits of a number as it is dialled in Australia, whatever its spelling: +61 (0)412 345 678, 0061 412 345 678 and
 * 412 345 678 are 0412345678. Whoever compares numbers compares these.
 */
export function nationalDigits(phone: string): string {
  return phoneDigits(phone.normalize('NFKC'))
    .replace(/^(?:0011|00)?610?(?=\d{9}$)/, '0')
    .replace(/^(?=[45]\d{8}$)/, '0');
}

/**
 * The link that calls a phone. Only digits, plus and hyphens: the rules take any text for a phone, and a phone would run the
 * codes of its network, such as one that forwards all calls.
 */
export function telLink(phone: string): string {
  return `tel:${phone.normalize('NFKC').replace(/[^\d+-]/g, '')}`;
}

/** A number for the middle of a sentence: after each hyphen stands a word joiner, so that no line ends within it. */
export function unbrokenPhone(phone: string): string {
  return phone.replaceAll('-', '-\u2060');
}

/** Whether the shop can text a number: an Australian mobile number. Forms, reminders and the functions ask this. */
export function isMobile(phone: string): boolean {
  return /^0[45]\d{8}$/.test(nationalDigits(phone));
}

/** Recipient of an SMS: country code 61 and the number without its leading 0 (spec §7). */
export function smsRecipient(phone: string): string {
  return `61${nationalDigits(phone).replace(/^0/, '')}`;
}

/** The digits of a number, or a part of one, that is typed into a search; undefined for what is none. */
export function typedDigits(typed: string): string | undefined {
  const plain = typed.normalize('NFKC');
  const digits = phoneDigits(plain);
  if (digits.length < 3 || /[^\d\s+()./\p{Pd}\p{Cf}]/u.test(plain)) return undefined;
  return withoutCountry(digits);
}

const withoutCountry = (digits: string) => digits.replace(/^(?:0011|00)?610?(?=\d{3})/, '0');

/**
 * Whether what is typed into a search finds a number, whose `nationalDigits` these are: any part of it that has three digits,
 * in any spelling, with the country code of Australia or without.
 */
export function findsPhone(digits: string, typed: string): boolean {
  const here = typedDigits(typed);
  if (here === undefined) return false;
  return digits.includes(phoneDigits(typed.normalize('NFKC'))) || digits.includes(here);
}
