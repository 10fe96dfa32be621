import * as z from 'zod/mini';

/** What other comments call the suburb is `locality` (spec §3). */
export const addressFullSchema = z.object({
  street_number: z._default(z.string(), ''),
  route: z.string(),
  locality: z.string(),
  administrative_area_level_1: z._default(z.string(), ''),
  administrative_area_level_2: z._default(z.string(), ''),
  country: z._default(z.string(), ''),
  postal_code: z._default(z.string(), ''),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
});
export type AddressFull = z.infer<typeof addressFullSchema>;

/** Delivery details as saved on a user's profile (spec §3). */
export const deliveryInfoSchema = z.object({
  orderDeliverType: z.enum(['deliver', 'selfPickup']),
  name: z.string(),
  /** Formatted as ####-###-###. */
  phone: z.string(),
  /** Digits only; orders leave it out. */
  phone2: z.string(),
  /** "unit / number street, suburb", built by `buildAddress`. */
  address: z.string(),
  addr_unit: z.string(),
  /** Null for self-pickup, and for an address that staff typed or that older data has as text only. */
  addressFull: z.nullable(addressFullSchema),
  note: z.string(),
});
export type DeliveryInfo = z.infer<typeof deliveryInfoSchema>;

/**
 * Formats a phone number: "0412345678" → "0412-345-678"; drops extra digits. Converts the international form
 * that browsers fill in ("+61 412 345 678") to the same number.
 */
export function formatPhone(input: string): string {
  const digits = phoneDigits(input)
    .replace(/^(?:00)?610?(?=\d{9}$)/, '0')
    .slice(0, 10);
  return [digits.slice(0, 4), digits.slice(4, 7), digits.slice(7)].filter(Boolean).join('-');
}

/** A complete phone number (spec §5), or none, which is another problem. */
export const phonePattern = /^(\d{4}-\d{3}-\d{3})?$/;

/** The digits of a phone number, for `phone2` and for looking up the blacklist. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '');
}

/**
 * The link that calls a phone. Only digits, plus and hyphens: the rules take any text for a phone, and a phone would run the
 * codes of its network, such as one that forwards all calls.
 */
export function telLink(phone: string): string {
  return `tel:${phone.normalize('NFKC').replace(/[^\d+-]/g, '')}`;
}

/** Whether a phone number can receive SMS: an Australian mobile number. */
export function isMobile(phone: string): boolean {
  return /^0?[45]\d{8}$/.test(phoneDigits(phone));
}

/** Recipient of an SMS: country code 61 and the number without its leading 0 (spec §7). */
export function smsRecipient(phone: string): string {
  return `61${phoneDigits(phone).replace(/^0/, '')}`;
}

/** Length limits, characters; they are needed because the entries of all customers share one document. */
export const deliveryLimits = { name: 80, unit: 20, address: 200, note: 300 } as const;

/**
 * Normalises an address for storing: Unicode NFKC, without invisible characters, with one kind of apostrophe, so that
 * spellings that look the same are the same address.
 */
export function normalizeAddress(address: string): string {
  return (
    address
      // Before NFKC, which makes a space and an accent of an acute that stands for an apostrophe.
      .replace(/[´`‘’ʹʼ′＇]/g, "'")
      .normalize('NFKC')
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** "unit / number street, suburb", or an address that is known as text only, with the unit in front. */
export function buildAddress(unit: string, addressFull: AddressFull | null, text = ''): string {
  const street = addressFull
    ? `${[addressFull.street_number, addressFull.route].filter(Boolean).join(' ')}, ${addressFull.locality}`
    : text.trim();
  return unit.trim() && street ? `${unit.trim()} / ${street}` : street;
}
