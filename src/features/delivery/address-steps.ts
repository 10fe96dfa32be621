import type { UseFormReturn } from 'react-hook-form';
import type { ChosenAddress } from '../../domain/customer/chosen-address.ts';
import { buildAddress } from '../../domain/customer/delivery-info.ts';
import { parseAddress } from '../../domain/customer/parse-address.ts';
import { koreanSuburb } from './address/map-names.ts';
import type { DeliveryForm } from './use-delivery-form.ts';

type Form = UseFormReturn<DeliveryForm>;

const dirty = { shouldDirty: true };

/** Another text in the search field: clears the chosen address (spec §5), and remembers whose unit the form shows. */
export function editAddress(form: Form, text: string): void {
  const { addressFull, addr_unit: unit } = form.getValues();
  if (addressFull) form.setValue('left', { street: buildAddress('', addressFull), unit }, dirty);
  form.setValue('addressText', text, dirty);
  form.setValue('addressFull', null, dirty);
}

/** Takes an address from the suggestions, with the unit that was typed in front of it. */
export function chooseAddress(form: Form, { address, unit }: ChosenAddress): void {
  form.setValue('addressText', buildAddress('', address), dirty);
  form.setValue('addressFull', address, dirty);
  form.clearErrors('addressFull');
  emptyOldUnit(form, buildAddress('', address));
  if (unit) form.setValue('addr_unit', unit, dirty);
}

/** Shows the fields for an address typed by hand, with what was typed or chosen so far. */
export function typeByHand(form: Form): void {
  const { addressFull, addressText, addr_unit, typed } = form.getValues();
  const { unit, ...parts } = addressFull ? { ...addressFull, unit: '' } : parseAddress(addressText);
  const text = (name: keyof typeof typed) => parts[name] || typed[name];
  const carried = {
    street_number: text('street_number'),
    route: text('route'),
    locality: text('locality'),
    postal_code: text('postal_code'),
  };
  form.setValue('typed', carried, dirty);
  form.setValue('manual', true, dirty);
  if (!addressFull) emptyOldUnit(form, `${carried.street_number} ${carried.route}`);
  if (unit && !addr_unit) form.setValue('addr_unit', unit, dirty);
}

/** Shows the search field again, with the typed street if nothing was searched for yet. */
export function searchAgain(form: Form): void {
  const { addressText, typed } = form.getValues();
  const street = `${typed.street_number} ${typed.route}`.trim();
  if (!addressText) form.setValue('addressText', street, dirty);
  form.setValue('manual', false, dirty);
}

/** A suburb typed in Korean letters becomes the one on the driver's map, with its postcode. */
export async function takeMapName(form: Form): Promise<void> {
  const { locality, route } = form.getValues('typed');
  // A suburb alone in the search field was taken for a street.
  const suburb = await koreanSuburb(locality || route);
  const typed = form.getValues('typed');
  if (!suburb || typed.locality !== locality || typed.route !== route) return;
  const set = { ...dirty, shouldValidate: form.formState.isSubmitted };
  if (!locality) form.setValue('typed.route', '', set);
  form.setValue('typed.locality', suburb.name, set);
  if (!typed.postal_code) form.setValue('typed.postal_code', suburb.postcode, set);
}

/** A unit belongs to its building: another street leaves it empty, unless it was changed as well. */
function emptyOldUnit(form: Form, street: string): void {
  const { left, addr_unit } = form.getValues();
  if (left && !left.street.startsWith(street) && addr_unit === left.unit) {
    form.setValue('addr_unit', '', dirty);
  }
}

/** Whether `emptyOldUnit` has emptied the unit, and nothing was written since. */
export function hasLostUnit({ left, addr_unit, addressFull, manual }: DeliveryForm): boolean {
  if (!left?.unit || addr_unit) return false;
  return manual || (addressFull !== null && buildAddress('', addressFull) !== left.street);
}
