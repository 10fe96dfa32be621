import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DeliveryForm } from '../use-delivery-form.ts';
import { AddressSearchField } from './address-search-field.tsx';
import type { AddressSource } from './address-source.ts';
import { ChosenAddressSource } from './choose-address-source.ts';
import { TypedAddressFields } from './typed-address-fields.tsx';

type AddressFieldProps = { form: UseFormReturn<DeliveryForm> };

/** The address, chosen from suggestions, or typed by hand when the suggestions do not work. */
export function AddressField({ form }: AddressFieldProps) {
  const [source, setSource] = useState<AddressSource>({ status: 'loading' });
  if (form.watch('manual')) return <TypedAddressFields form={form} />;
  return (
    <>
      <ChosenAddressSource onState={setSource} />
      <AddressSearchField form={form} source={source} />
    </>
  );
}
