import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressFullSchema,
  buildAddress,
  type DeliveryFormValues,
  deliveryFormSchema,
  formatPhone,
  isMobile,
  phoneDigits,
  smsRecipient,
  toDeliveryForm,
  toDeliveryInfo,
} from './delivery.ts';
import { addressFull, info } from './testing/fixtures.ts';

const form: DeliveryFormValues = {
  orderDeliverType: 'deliver',
  name: '김하늘',
  phone: '0412-345-678',
  addr_unit: '5',
  addressFull,
  manualAddress: '',
  note: '문 앞에',
};

/** `path: code` of every validation issue of a form. */
function issues(changes: Partial<Record<keyof DeliveryFormValues, unknown>>): string[] {
  const result = deliveryFormSchema.safeParse({ ...form, ...changes });
  return (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('phone', () => {
  it.each([
    ['', ''],
    ['04', '04'],
    ['0412', '0412'],
    ['04123', '0412-3'],
    ['0412345', '0412-345'],
    ['04123456', '0412-345-6'],
    ['0412345678', '0412-345-678'],
    ['0412 345 678', '0412-345-678'],
    ['(02) 9876-5432', '0298-765-432'],
    ['04123456789', '0412-345-678'],
    ['abc', ''],
    ['+61 412 345 678', '0412-345-678'],
    ['61412345678', '0412-345-678'],
    ['0061 412 345 678', '0412-345-678'],
    ['+61 (0)412 345 678', '0412-345-678'],
    ['6141-234-567', '6141-234-567'],
  ])('%j is shown as %j', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  it('leaves a masked number unchanged, with at most 12 characters', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const shown = formatPhone(typed);
        expect(formatPhone(shown)).toBe(shown);
        expect(shown.length).toBeLessThanOrEqual(12);
      }),
    );
  });

  it('is sent to the blacklist and the SMS provider as digits', () => {
    expect(phoneDigits('0412-345-678')).toBe('0412345678');
    expect(smsRecipient('0412-345-678')).toBe('61412345678');
    expect(smsRecipient('412 345 678')).toBe('61412345678');
  });

  it.each([
    ['0412-345-678', true],
    ['412 345 678', true],
    ['0512-345-678', true],
    ['0298-765-432', false],
    ['1900-654-321', false],
    ['0412-345-67', false],
    ['0412-345-6789', false],
    ['', false],
  ])('%s can be texted: %s', (phone, can) => {
    expect(isMobile(phone)).toBe(can);
  });
});

describe('the form', () => {
  it('accepts a complete form with or without unit and note', () => {
    expect(issues({})).toEqual([]);
    expect(issues({ addr_unit: '', note: '' })).toEqual([]);
  });

  it('trims every field', () => {
    const result = deliveryFormSchema.safeParse({ ...form, name: ' 김 ', note: ' 앞 ' });
    expect(result.data).toMatchObject({ name: '김', note: '앞' });
  });

  it.each(['', '   '])('needs a name (%j)', (name) => {
    expect(issues({ name })).toEqual(['name: required']);
  });

  it.each(['', '  '])('needs a phone (%j)', (phone) => {
    expect(issues({ phone })).toEqual(['phone: required']);
  });

  it.each(['0412-345-67', '0412345678', '0412-345-6789', 'abcd-efg-hij', '+614-123-456'])(
    'checks the phone %j',
    (phone) => {
      expect(issues({ phone })).toEqual(['phone: check-phone']);
    },
  );

  it.each(['', '  '])('needs a chosen or a typed address (%j)', (manualAddress) => {
    expect(issues({ addressFull: null, manualAddress })).toEqual(['addressFull: enter-address']);
  });

  it('reports all missing fields at once', () => {
    expect(issues({ name: '', phone: '', addressFull: null })).toEqual([
      'name: required',
      'phone: required',
      'addressFull: enter-address',
    ]);
  });

  it('accepts a typed address, and no address for self-pickup', () => {
    expect(issues({ addressFull: null, manualAddress: '12 Smith St' })).toEqual([]);
    expect(issues({ addressFull: null, orderDeliverType: 'selfPickup' })).toEqual([]);
  });

  it.each([
    ['name', 80],
    ['addr_unit', 20],
    ['manualAddress', 200],
    ['note', 300],
  ] as const)('%s holds at most %s characters', (field, most) => {
    expect(issues({ [field]: 'x'.repeat(most) })).toEqual([]);
    expect(issues({ [field]: 'x'.repeat(most + 1) })).toHaveLength(1);
  });

  it('rejects an unknown delivery type', () => {
    expect(issues({ orderDeliverType: 'drone' })).toHaveLength(1);
  });

  it('fills in address parts that the provider leaves out', () => {
    const parts = { route: 'King Rd', locality: 'Ryde', latitude: null, longitude: null };
    expect(addressFullSchema.parse(parts)).toEqual({
      ...parts,
      street_number: '',
      administrative_area_level_1: '',
      administrative_area_level_2: '',
      country: '',
      postal_code: '',
    });
    expect(addressFullSchema.safeParse({ ...parts, locality: undefined }).success).toBe(false);
  });
});

describe('buildAddress', () => {
  it.each([
    ['5', addressFull, '', '5 / 12 Smith St, Epping'],
    [' 5 ', addressFull, 'ignored', '5 / 12 Smith St, Epping'],
    ['', addressFull, '', '12 Smith St, Epping'],
    ['', { ...addressFull, street_number: '' }, '', 'Smith St, Epping'],
    ['5', null, ' 9 King Rd ', '5 / 9 King Rd'],
    ['', null, '9 King Rd', '9 King Rd'],
    ['5', null, '', ''],
    ['5', null, undefined, ''],
  ])('unit %j, %j, typed %j: %j', (unit, full, typed, address) => {
    expect(buildAddress(unit, full, typed)).toBe(address);
  });
});

describe('form and saved details', () => {
  it('builds the saved delivery details', () => {
    expect(toDeliveryInfo({ ...form, name: ' 김하늘 ', note: ' 문 앞에 ' })).toEqual(info);
  });

  it('clears address and unit for self-pickup', () => {
    const pickup = toDeliveryInfo({
      ...form,
      orderDeliverType: 'selfPickup',
      manualAddress: '9 King Rd',
    });
    expect(pickup).toMatchObject({ address: '', addr_unit: '', addressFull: null });
    expect(pickup).toMatchObject({ name: '김하늘', phone2: '0412345678' });
  });

  it.each([
    ['chosen', form],
    ['chosen, no unit', { ...form, addr_unit: '' }],
    ['typed', { ...form, addressFull: null, manualAddress: '9 King Rd, Ryde' }],
    ['typed, no unit', { ...form, addressFull: null, addr_unit: '', manualAddress: '9 King Rd' }],
  ])('gives a saved form back: %s', (_, values) => {
    expect(toDeliveryForm(toDeliveryInfo(values))).toEqual(values);
  });

  it('shows an older typed address that does not start with its unit', () => {
    const older = { ...info, addressFull: null, address: '9 King Rd unit 5' };
    expect(toDeliveryForm(older)).toMatchObject({
      addr_unit: '5',
      manualAddress: '9 King Rd unit 5',
    });
  });
});
