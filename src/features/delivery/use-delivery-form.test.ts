import { expect, it } from 'vitest';
import { type DeliveryForm, emptyForm, profileForm, valuesToSave } from './use-delivery-form.ts';

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
const typed = { street_number: '9', route: 'King Rd', locality: 'Ryde', postal_code: '2112' };
const form: DeliveryForm = {
  ...emptyForm,
  name: '김순자',
  phone: '0412-345-678',
  addr_unit: '3',
  addressFull: address,
  typed,
  addressText: '12 Beamish Street, Campsie',
};

it('saves the chosen address instead of an earlier typed one', () => {
  expect(valuesToSave(form)).toEqual({
    orderDeliverType: 'deliver',
    name: '김순자',
    phone: '0412-345-678',
    addr_unit: '3',
    addressFull: address,
    typed: null,
    note: '',
  });
});

it('saves the typed address instead of an earlier chosen one', () => {
  expect(valuesToSave({ ...form, manual: true })).toMatchObject({
    addressFull: null,
    typed,
  });
});

it('shows an address that was saved as text in the fields for typing', () => {
  const { name, phone, addr_unit, note } = form;
  const text = { orderDeliverType: 'deliver', name, phone, phone2: '', addr_unit, note } as const;
  const user = { uid: 'u1', email: '', name, createdTime: 1, lang: 'ko', listLoc: '1' } as const;
  const deliveryInfo = { ...text, address: '3 / 9 King Rd, Ryde 2112', addressFull: null };
  expect(profileForm({ ...user, deliveryInfo })).toMatchObject({
    manual: true,
    typed,
    addr_unit: '3',
  });
});
