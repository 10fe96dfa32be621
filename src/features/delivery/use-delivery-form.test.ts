import { expect, it } from 'vitest';
import type { DeliveryForm } from './use-delivery-form.ts';
import { valuesToSave } from './use-delivery-form.ts';

const address = {
  street_number: '12',
  route: 'Beamish Street',
  locality: 'Campsie',
  administrative_area_level_1: 'NSW',
  administrative_area_level_2: '',
  country: 'Australia',
  postal_code: '2194',
  latitude: null,
  longitude: null,
};
const form: DeliveryForm = {
  orderDeliverType: 'deliver',
  name: '김순자',
  phone: '0412-345-678',
  addr_unit: '3',
  addressFull: address,
  manualAddress: '12 Beamish St, Campsie',
  note: '',
  addressText: '12 Beamish Street, Campsie',
  manual: false,
};

it('saves the chosen address instead of an earlier typed one', () => {
  expect(valuesToSave(form)).toEqual({
    orderDeliverType: 'deliver',
    name: '김순자',
    phone: '0412-345-678',
    addr_unit: '3',
    addressFull: address,
    manualAddress: '',
    note: '',
  });
});

it('saves the typed address instead of an earlier chosen one', () => {
  expect(valuesToSave({ ...form, manual: true })).toMatchObject({
    addressFull: null,
    manualAddress: '12 Beamish St, Campsie',
  });
});
