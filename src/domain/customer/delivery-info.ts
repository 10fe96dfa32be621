import * as z from 'zod/mini';
import { phoneDigits } from './phone.ts';

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
 * Reads stored delivery details, of a profile or an order. Older ones may lack a part, have more than an order may
 * store, or have a phone as digits: what is missing is empty, and of an address without street or suburb the text counts.
 */
export function readDeliveryInfo(stored: object): DeliveryInfo {
  const info = stored as Partial<Record<keyof DeliveryInfo, unknown>>;
  // Other spellings stay: whoever dials or compares a number takes any.
  const phone = textOf(info.phone).replace(/^(\d{4})(\d{3})(\d{3})$/, '$1-$2-$3');
  return {
    orderDeliverType: info.orderDeliverType === 'selfPickup' ? 'selfPickup' : 'deliver',
    name: textOf(info.name),
    phone,
    phone2: phoneDigits(phone),
    address: textOf(info.address),
    addr_unit: textOf(info.addr_unit),
    addressFull: addressOf(info.addressFull),
    note: textOf(info.note),
  };
}

function addressOf(stored: unknown): AddressFull | null {
  const place = { ...(stored as Partial<Record<keyof AddressFull, unknown>>) };
  const { route, locality } = place;
  if (typeof route !== 'string' || typeof locality !== 'string') return null;
  return {
    street_number: textOf(place.street_number),
    route,
    locality,
    administrative_area_level_1: textOf(place.administrative_area_level_1),
    administrative_area_level_2: textOf(place.administrative_area_level_2),
    country: textOf(place.country),
    postal_code: textOf(place.postal_code),
    latitude: degreesOf(place.latitude, 90),
    longitude: degreesOf(place.longitude, 180),
  };
}

const textOf = (stored: unknown) =>
  typeof stored === 'string' || typeof stored === 'number' ? `${stored}` : '';

/** Null too for what the rules take for no position. */
const degreesOf = (stored: unknown, most: number) =>
  typeof stored === 'number' && Math.abs(stored) <= most ? stored : null;

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

/**
 * The address with its postcode, as papers, texts and lists show it; the stored text has none (spec §3), and an older order may
 * have no text either.
 */
export function postalAddress({
  address = '',
  addressFull,
}: {
  address?: string | undefined;
  addressFull?: { postal_code?: string } | null;
}): string {
  const postcode = addressFull?.postal_code ?? '';
  const isMissing = /^\d{4}$/.test(postcode) && !address.endsWith(postcode);
  return address && isMissing ? `${address} ${postcode}` : address;
}

/** "unit / number street, suburb", or an address that is known as text only, with the unit in front. */
export function buildAddress(unit: string, addressFull: AddressFull | null, text = ''): string {
  const street = addressFull
    ? `${[addressFull.street_number, addressFull.route].filter(Boolean).join(' ')}, ${addressFull.locality}`
    : text.trim();
  return unit.trim() && street ? `${unit.trim()} / ${street}` : street;
}
