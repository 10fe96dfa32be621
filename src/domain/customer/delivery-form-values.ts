import * as z from 'zod/mini';
import {
  addressFullSchema,
  buildAddress,
  type DeliveryInfo,
  deliveryLimits,
  normalizeAddress,
} from './delivery-info.ts';
import { parseAddress } from './parse-address.ts';
import { phoneDigits } from './phone.ts';
import { isPostBox } from './post-box.ts';
import { postcodeCentre } from './postcodes.ts';
import { typedAddressFull } from './tidy-address.ts';
import { addressParts } from './typed-address.ts';
import { readPhone, storedPhone } from './typed-phone.ts';

/** Message codes of the delivery form (spec §5); src/i18n translates them. */
export const deliveryMessages = {
  required: 'required',
  phone: 'check-phone',
  address: 'enter-address',
  streetNumber: 'street-number',
  latinLetters: 'latin-letters',
  postBox: 'post-box',
  postcode: 'check-postcode',
  outside: 'outside-delivery-radius',
} as const;

/** A part of an address, empty or in Latin letters as maps have it; `required` is reported first. */
const namedPart = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, deliveryMessages.required),
      z.regex(/^$|[a-z].*[a-z]/i, deliveryMessages.latinLetters),
      z.maxLength(most),
    );

/**
 * An address typed by hand (spec §2): all parts that a driver needs, with a postcode within the delivery radius
 * (spec §9), which suggestions keep to as well.
 */
const typedAddressSchema = z.object({
  street_number: z.string().check(
    z.trim(),
    z.minLength(1, deliveryMessages.required),
    // No house has the number 0.
    z.regex(/^$|[1-9]/, deliveryMessages.streetNumber),
    z.maxLength(20),
  ),
  route: namedPart(100).check(
    z.refine((route) => !isPostBox(route), { error: deliveryMessages.postBox }),
  ),
  locality: namedPart(60),
  postal_code: z.string().check(
    z.trim(),
    z.minLength(1, deliveryMessages.required),
    z.regex(/^$|^\d{4}$/, deliveryMessages.postcode),
    z.refine((postcode) => !/^\d{4}$/.test(postcode) || postcodeCentre(postcode) !== undefined, {
      error: deliveryMessages.outside,
    }),
  ),
});

/** Schema of the delivery form (spec §5). Its issues carry codes of `deliveryMessages`. */
export const deliveryFormSchema = z
  .object({
    orderDeliverType: z.enum(['deliver', 'selfPickup']),
    name: z
      .string()
      .check(z.trim(), z.minLength(1, deliveryMessages.required), z.maxLength(deliveryLimits.name)),
    phone: z.string().check(
      z.trim(),
      // No `abort`, and an empty phone is no other problem, so that the address is checked even if the phone is missing.
      z.minLength(1, deliveryMessages.required),
      z.refine((phone) => phone === '' || 'phone' in readPhone(phone), {
        error: deliveryMessages.phone,
      }),
    ),
    addr_unit: z.string().check(z.trim(), z.maxLength(deliveryLimits.unit)),
    /** Chosen from suggestions. */
    addressFull: z.nullable(
      addressFullSchema.check(
        z.refine(({ street_number }) => /[1-9]/.test(street_number), {
          error: deliveryMessages.streetNumber,
        }),
      ),
    ),
    /** Typed by hand, if the suggestions do not have the address. */
    typed: z.nullable(typedAddressSchema),
    note: z.string().check(z.trim(), z.maxLength(deliveryLimits.note)),
  })
  .check(
    z.refine(
      ({ orderDeliverType, addressFull, typed }) =>
        orderDeliverType === 'selfPickup' || (addressFull ?? typed) !== null,
      { error: deliveryMessages.address, path: ['addressFull'] },
    ),
  );

/** Values of the delivery form. */
export type DeliveryFormValues = z.infer<typeof deliveryFormSchema>;

/**
 * Converts a valid form to the details saved on the profile. Self-pickup clears address and unit (spec §4).
 */
export function toDeliveryInfo(form: DeliveryFormValues): DeliveryInfo {
  const pickup = form.orderDeliverType === 'selfPickup';
  const { address: chosen, unit: written } = chosenOrTyped(form);
  const addressFull = pickup ? null : chosen;
  const unit = pickup ? '' : written;
  const phone = storedPhone(form.phone);
  return {
    orderDeliverType: form.orderDeliverType,
    name: form.name.trim(),
    phone,
    phone2: phoneDigits(phone),
    address: addressFull ? normalizeAddress(buildAddress(unit, addressFull)) : '',
    addr_unit: unit,
    addressFull,
    note: form.note.trim(),
  };
}

/** The address of a form and its unit, which may also be typed with the house number: 3/12. */
function chosenOrTyped({ addressFull, typed, addr_unit }: DeliveryFormValues) {
  const unit = addr_unit.trim();
  if (addressFull || !typed) return { address: addressFull, unit };
  const numbered = parseAddress(`${typed.street_number} ${typed.route}`);
  if (!numbered.unit || (unit && unit !== numbered.unit)) {
    return { address: typedAddressFull(typed), unit };
  }
  const { street_number } = numbered;
  return { address: typedAddressFull({ ...typed, street_number }), unit: numbered.unit };
}

/** Converts saved details back to form values. An address without a position was typed by hand. */
export function toDeliveryForm(info: DeliveryInfo): DeliveryFormValues {
  const chosen = typeof info.addressFull?.latitude === 'number';
  return {
    orderDeliverType: info.orderDeliverType,
    name: info.name,
    phone: info.phone,
    addr_unit: info.addr_unit,
    addressFull: chosen ? info.addressFull : null,
    typed: chosen || info.address === '' ? null : addressParts(info),
    note: info.note,
  };
}
