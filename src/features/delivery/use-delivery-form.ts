import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import {
  buildAddress,
  type DeliveryFormValues,
  deliveryFormSchema,
  toDeliveryForm,
} from '../../domain/delivery.ts';
import type { User } from '../../domain/user.ts';
import { draftOf } from '../../screen-state/drafts.ts';
import { useFormDraft } from '../../screen-state/use-form-draft.ts';

/** What the form holds: the values to save, and how far the customer is with the address. */
export interface DeliveryForm extends DeliveryFormValues {
  /** What stands in the search field; it becomes an address only by choosing a suggestion. */
  addressText: string;
  /** The address is typed by hand. */
  manual: boolean;
}

export const emptyForm: DeliveryForm = {
  orderDeliverType: 'deliver',
  name: '',
  phone: '',
  addr_unit: '',
  addressFull: null,
  manualAddress: '',
  note: '',
  addressText: '',
  manual: false,
};

/** Of the two ways to give an address only the one in view counts; the other keeps what was typed. */
export function valuesToSave(form: DeliveryForm): DeliveryFormValues {
  const { addressText: _, manual, ...values } = form;
  return manual ? { ...values, addressFull: null } : { ...values, manualAddress: '' };
}

const checkValues = standardSchemaResolver(deliveryFormSchema);

const resolver: Resolver<DeliveryForm> = async (form, context, options) => {
  const { errors } = await checkValues(
    valuesToSave(form),
    context,
    options as unknown as Parameters<typeof checkValues>[2],
  );
  if (Object.keys(errors).length === 0) return { values: form, errors: {} };
  const { addressFull, ...others } = errors;
  // The message belongs to the field that is in view.
  const address = addressFull && { [form.manual ? 'manualAddress' : 'addressFull']: addressFull };
  return { values: {}, errors: { ...others, ...address } };
};

/** Name under which a customer's unsaved details are kept. */
export function deliveryDraft(uid: string): string {
  return `delivery-${uid}`;
}

/** The form with what was typed and not saved, else with what is saved, else empty. */
export function useDeliveryForm(draft: string, saved: DeliveryForm): UseFormReturn<DeliveryForm> {
  const form = useForm<DeliveryForm>({
    resolver,
    defaultValues: { ...saved, ...draftOf<DeliveryForm>(draft) },
  });
  useFormDraft(form, draft);
  return form;
}

/** A profile's delivery details in the form. */
export function formOf(user: User): DeliveryForm {
  const info = user.deliveryInfo;
  if (!info) return { ...emptyForm, name: user.name };
  const saved = toDeliveryForm(info);
  return {
    ...emptyForm,
    ...saved,
    // Pick-up is not offered at present (spec §9).
    orderDeliverType: 'deliver',
    addressText: saved.addressFull ? buildAddress('', saved.addressFull) : '',
    manual: saved.addressFull === null && saved.manualAddress !== '',
  };
}
