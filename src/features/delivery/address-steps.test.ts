// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import {
  chooseAddress,
  editAddress,
  hasLostUnit,
  searchAgain,
  typeByHand,
} from './address-steps.ts';
import { type DeliveryForm, emptyForm } from './use-delivery-form.ts';

const beamish = {
  street_number: '12',
  route: 'Beamish Street',
  locality: 'Campsie',
  administrative_area_level_1: 'NSW',
  administrative_area_level_2: '',
  country: 'Australia',
  postal_code: '2194',
  latitude: -33.91,
  longitude: 151.1,
};
const king = { ...beamish, street_number: '5', route: 'King Road' };

const chosen = (address: typeof beamish, unit = '') => ({ address, unit });

function openForm(values: Partial<DeliveryForm> = {}) {
  const defaultValues = { ...emptyForm, ...values };
  return renderHook(() => useForm<DeliveryForm>({ defaultValues })).result.current;
}

const saved = {
  addressFull: beamish,
  addressText: '12 Beamish Street, Campsie',
  addr_unit: '3',
};

afterEach(cleanup);

describe('the unit', () => {
  it('of the old address is emptied when another street is chosen, and the form says so', () => {
    const form = openForm(saved);
    editAddress(form, '5 king');
    expect(form.getValues()).toMatchObject({ addressFull: null, addr_unit: '3' });
    chooseAddress(form, chosen(king));
    expect(form.getValues()).toMatchObject({ addressFull: king, addr_unit: '' });
    expect(hasLostUnit(form.getValues())).toBe(true);
    form.setValue('addr_unit', '8');
    expect(hasLostUnit(form.getValues())).toBe(false);
  });

  it('stays when the same address is chosen again', () => {
    const form = openForm(saved);
    editAddress(form, '12 beamish');
    chooseAddress(form, chosen(beamish));
    expect(form.getValues('addr_unit')).toBe('3');
    expect(hasLostUnit(form.getValues())).toBe(false);
  });

  it('stays when it was written for the first address or changed with the street', () => {
    const first = openForm({ addr_unit: '3' });
    chooseAddress(first, chosen(beamish));
    expect(first.getValues('addr_unit')).toBe('3');
    const moved = openForm(saved);
    editAddress(moved, '5 king');
    moved.setValue('addr_unit', '8');
    chooseAddress(moved, chosen(king));
    expect(moved.getValues('addr_unit')).toBe('8');
  });

  it('that was typed with the address is the one that counts', () => {
    const form = openForm(saved);
    editAddress(form, '4/12 beamish');
    chooseAddress(form, chosen(beamish, '4'));
    expect(form.getValues('addr_unit')).toBe('4');
    editAddress(form, '8/5 king');
    chooseAddress(form, chosen(king, '8'));
    expect(form.getValues('addr_unit')).toBe('8');
    expect(hasLostUnit(form.getValues())).toBe(false);
  });

  it('of the old address is emptied when another street is typed by hand', () => {
    const form = openForm(saved);
    editAddress(form, '5 King Road');
    typeByHand(form);
    expect(form.getValues('addr_unit')).toBe('');
    expect(hasLostUnit(form.getValues())).toBe(true);
  });
});

describe('typing by hand', () => {
  it('carries over what was searched for, with its unit', () => {
    const form = openForm();
    editAddress(form, '3/12 Nowhere Boulevard, Campsie 2194');
    typeByHand(form);
    expect(form.getValues()).toMatchObject({
      manual: true,
      addr_unit: '3',
      typed: {
        street_number: '12',
        route: 'Nowhere Boulevard',
        locality: 'Campsie',
        postal_code: '2194',
      },
    });
  });

  it('carries over the chosen address and keeps its unit', () => {
    const form = openForm(saved);
    typeByHand(form);
    const { street_number, route, locality, postal_code } = beamish;
    expect(form.getValues('typed')).toEqual({ street_number, route, locality, postal_code });
    expect(form.getValues('addr_unit')).toBe('3');
  });

  it('keeps the parts that a later search does not name', () => {
    const typed = { street_number: '9', route: 'King Rd', locality: 'Ryde', postal_code: '2112' };
    const form = openForm({ typed, manual: true });
    searchAgain(form);
    expect(form.getValues()).toMatchObject({ manual: false, addressText: '9 King Rd' });
    editAddress(form, '9 Kings');
    typeByHand(form);
    expect(form.getValues('typed')).toEqual({ ...typed, route: 'Kings' });
  });
});
