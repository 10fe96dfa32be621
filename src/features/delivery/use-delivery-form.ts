import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import {
  type DeliveryFormValues,
  deliveryFormSchema,
  toDeliveryForm,
} from '../../domain/customer/delivery-form-values.ts';
import { buildAddress, type DeliveryInfo } from '../../domain/customer/delivery-info.ts';
import type { TypedAddress } from '../../domain/customer/typed-address.ts';
import type { User } from '../../domain/customer/user.ts';
import { draftOf, keepDraft } from '../../screen-state/drafts.ts';
import { useFormDraft } from '../../screen-state/use-form-draft.ts';

/** The form's values: those to save, and the state of the address fields. */
export interface DeliveryForm extends DeliveryFormValues {
  typed: TypedAddress;
  /** The text in the search field; it becomes an address only when a suggestion is chosen. */
  addressText: string;
  /** True while the address is typed by hand. */
  manual: boolean;
  /** The street and unit of a chosen address that was edited since. */
  left: { street: string; unit: string } | null;
}

export const emptyForm: DeliveryForm = {
  orderDeliverType: 'deliver',
  name: '',
  phone: '',
  addr_unit: '',
  addressFull: null,
  typed: { street_number: '', route: '', locality: '', postal_code: '' },
  note: '',
  addressText: '',
  manual: false,
  left: null,
};

/** Returns the values to save: only the visible address fields count; the hidden ones keep their text. */
export function valuesToSave(form: DeliveryForm): DeliveryFormValues {
  const { addressText: _text, left: _left, manual, ...values } = form;
  return manual ? { ...values, addressFull: null } : { ...values, typed: null };
}

const checkValues = standardSchemaResolver(deliveryFormSchema);

const resolver: Resolver<DeliveryForm> = async (form, context, options) => {
  const { errors } = await checkValues(
    valuesToSave(form),
    context,
    options as unknown as Parameters<typeof checkValues>[2],
  );
  return Object.keys(errors).length === 0 ? { values: form, errors: {} } : { values: {}, errors };
};

/** Who receives a delivery. */
export type Recipient = Pick<DeliveryForm, 'name' | 'phone'>;

/** Name of the draft that keeps a customer's unsaved details. */
export function deliveryDraft(uid: string): string {
  return `delivery-${uid}`;
}

/**
 * The delivery form, starting with the unsaved draft, else with the saved details, else empty; `person` was asked
 * before.
 */
export function useDeliveryForm(
  draft: string,
  saved: DeliveryForm,
  person?: Recipient,
): UseFormReturn<DeliveryForm> {
  const form = useForm<DeliveryForm>({
    resolver,
    defaultValues: { ...saved, ...draftOf<DeliveryForm>(draft), ...person },
  });
  useFormDraft(form, draft);
  const { name, phone } = person ?? {};
  useEffect(() => {
    // Whoever leaves before they type anything here comes back without the step before.
    if (name !== undefined) keepDraft(draft, { ...draftOf(draft), name, phone });
  }, [draft, name, phone]);
  return form;
}

/** The form values of a profile: its delivery details, or the name alone. */
export function profileForm({ deliveryInfo, name }: User): DeliveryForm {
  return deliveryInfo ? formOf(deliveryInfo) : { ...emptyForm, name };
}

/** Converts saved delivery details to form values. */
export function formOf(info: DeliveryInfo): DeliveryForm {
  const saved = toDeliveryForm(info);
  return {
    ...emptyForm,
    ...saved,
    // Pick-up is not offered at present (spec §9).
    orderDeliverType: 'deliver',
    typed: saved.typed ?? emptyForm.typed,
    addressText: saved.addressFull ? buildAddress('', saved.addressFull) : '',
    manual: saved.typed !== null,
  };
}
