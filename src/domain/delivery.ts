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

export type OrderDeliverType = 'deliver' | 'selfPickup';

/** Delivery details as saved on a user's profile (spec §3). */
export interface DeliveryInfo {
  orderDeliverType: OrderDeliverType;
  name: string;
  /** Formatted as ####-###-###. */
  phone: string;
  /** Digits only; orders leave it out. */
  phone2: string;
  /** "unit / number street, suburb", built by `buildAddress`. */
  address: string;
  addr_unit: string;
  /** Null for self-pickup and for an address that was typed by hand. */
  addressFull: AddressFull | null;
  note: string;
}

/** Values of the delivery form while the customer fills it in. */
export interface DeliveryFormValues {
  orderDeliverType: OrderDeliverType;
  name: string;
  phone: string;
  addr_unit: string;
  addressFull: AddressFull | null;
  /** Typed by hand if the suggestions do not have the address. */
  manualAddress: string;
  note: string;
}

/** Message codes of the delivery form (spec §5); src/i18n translates them. */
export const deliveryMessages = {
  required: 'required',
  phone: 'check-phone',
  address: 'enter-address',
} as const;

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

/** The digits of a phone number, for `phone2` and for looking up the blacklist. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '');
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

/** Schema of the delivery form (spec §5). Its issues carry codes of `deliveryMessages`. */
export const deliveryFormSchema = z
  .object({
    orderDeliverType: z.enum(['deliver', 'selfPickup']),
    name: z
      .string()
      .check(z.trim(), z.minLength(1, deliveryMessages.required), z.maxLength(deliveryLimits.name)),
    phone: z.string().check(
      z.trim(),
      // No `abort`, and the pattern accepts an empty phone, so that the address is checked even if the phone
      // is missing.
      z.minLength(1, deliveryMessages.required),
      z.regex(/^(\d{4}-\d{3}-\d{3})?$/, deliveryMessages.phone),
    ),
    addr_unit: z.string().check(z.trim(), z.maxLength(deliveryLimits.unit)),
    addressFull: z.nullable(addressFullSchema),
    manualAddress: z.string().check(z.trim(), z.maxLength(deliveryLimits.address)),
    note: z.string().check(z.trim(), z.maxLength(deliveryLimits.note)),
  })
  .check(
    z.refine(
      (form) =>
        form.orderDeliverType === 'selfPickup' ||
        form.addressFull !== null ||
        form.manualAddress.trim() !== '',
      { error: deliveryMessages.address, path: ['addressFull'] },
    ),
  );

/**
 * Normalises an address for storing: Unicode NFKC, without invisible characters, so that spellings that look
 * the same are the same address.
 */
export function normalizeAddress(address: string): string {
  return address
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** "unit / number street, suburb", or the address typed by hand with the unit in front. */
export function buildAddress(
  unit: string,
  addressFull: AddressFull | null,
  manualAddress = '',
): string {
  const street = addressFull
    ? `${[addressFull.street_number, addressFull.route].filter(Boolean).join(' ')}, ${addressFull.locality}`
    : manualAddress.trim();
  return unit.trim() && street ? `${unit.trim()} / ${street}` : street;
}

/**
 * Converts a valid form to the details saved on the profile. Self-pickup clears address and unit (spec §4).
 */
export function toDeliveryInfo(form: DeliveryFormValues): DeliveryInfo {
  const pickup = form.orderDeliverType === 'selfPickup';
  const addressFull = pickup ? null : form.addressFull;
  const unit = pickup ? '' : form.addr_unit.trim();
  return {
    orderDeliverType: form.orderDeliverType,
    name: form.name.trim(),
    phone: form.phone.trim(),
    phone2: phoneDigits(form.phone),
    address: pickup ? '' : normalizeAddress(buildAddress(unit, addressFull, form.manualAddress)),
    addr_unit: unit,
    addressFull,
    note: form.note.trim(),
  };
}

/** Converts saved details back to form values; removes the unit from an address typed by hand. */
export function toDeliveryForm(info: DeliveryInfo): DeliveryFormValues {
  const prefix = info.addr_unit ? `${info.addr_unit} / ` : '';
  const typed = info.addressFull ? '' : info.address;
  return {
    orderDeliverType: info.orderDeliverType,
    name: info.name,
    phone: info.phone,
    addr_unit: info.addr_unit,
    addressFull: info.addressFull,
    manualAddress: typed.startsWith(prefix) ? typed.slice(prefix.length) : typed,
    note: info.note,
  };
}
