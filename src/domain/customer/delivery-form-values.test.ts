import { describe, expect, it } from 'vitest';
import { addressFull, info } from '../testing/fixtures.ts';
import {
  type DeliveryFormValues,
  deliveryFormSchema,
  toDeliveryForm,
  toDeliveryInfo,
} from './delivery-form-values.ts';

const form: DeliveryFormValues = {
  orderDeliverType: 'deliver',
  name: '김하늘',
  phone: '0412-345-678',
  addr_unit: '5',
  addressFull,
  typed: null,
  note: '문 앞에',
};
const typed = { street_number: '9', route: 'King Rd', locality: 'Ryde', postal_code: '2112' };

/** `path: code` of every validation issue of a form. */
function issues(changes: Partial<Record<keyof DeliveryFormValues, unknown>>): string[] {
  const result = deliveryFormSchema.safeParse({ ...form, ...changes });
  return (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

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

  it.each([
    '0412-345-67',
    '0412-345-6789',
    '+82 10-1234-5678',
    '0041-234-567',
    '13 12 34',
    'abcd-efg-hij',
    '+614-123-456',
  ])('checks the phone %j', (phone) => {
    expect(issues({ phone })).toEqual(['phone: check-phone']);
  });

  it('needs a chosen or a typed address', () => {
    expect(issues({ addressFull: null })).toEqual(['addressFull: enter-address']);
  });

  it('needs the number of a chosen address', () => {
    const numberless = { ...addressFull, street_number: '' };
    expect(issues({ addressFull: numberless })).toEqual(['addressFull: street-number']);
  });

  it('reports all missing fields at once', () => {
    expect(issues({ name: '', phone: '', addressFull: null })).toEqual([
      'name: required',
      'phone: required',
      'addressFull: enter-address',
    ]);
  });

  it('accepts a typed address, and no address for self-pickup', () => {
    expect(issues({ addressFull: null, typed })).toEqual([]);
    expect(issues({ addressFull: null, orderDeliverType: 'selfPickup' })).toEqual([]);
  });

  it.each([
    [{ street_number: '' }, 'typed.street_number: required'],
    [{ street_number: '우리집' }, 'typed.street_number: street-number'],
    [{ street_number: '0' }, 'typed.street_number: street-number'],
    [{ route: ' ' }, 'typed.route: required'],
    [{ route: '우리집' }, 'typed.route: latin-letters'],
    [{ route: 'PO Box 12' }, 'typed.route: post-box'],
    [{ locality: '' }, 'typed.locality: required'],
    [{ locality: '스트라스필드' }, 'typed.locality: latin-letters'],
    [{ postal_code: '' }, 'typed.postal_code: required'],
    [{ postal_code: '213' }, 'typed.postal_code: check-postcode'],
    [{ postal_code: '3000' }, 'typed.postal_code: outside-delivery-radius'],
  ])('refuses a typed address with %j', (part, issue) => {
    expect(issues({ addressFull: null, typed: { ...typed, ...part } })).toEqual([issue]);
  });

  it.each([
    ['street_number', '1', 20],
    ['route', 'x', 100],
    ['locality', 'x', 60],
  ] as const)('a typed %s holds at most that many characters', (part, letter, most) => {
    const longer = (count: number) => ({ ...typed, [part]: letter.repeat(count) });
    expect(issues({ addressFull: null, typed: longer(most) })).toEqual([]);
    expect(issues({ addressFull: null, typed: longer(most + 1) })).toHaveLength(1);
  });

  it.each([
    ['name', 80],
    ['addr_unit', 20],
    ['note', 300],
  ] as const)('%s holds at most %s characters', (field, most) => {
    expect(issues({ [field]: 'x'.repeat(most) })).toEqual([]);
    expect(issues({ [field]: 'x'.repeat(most + 1) })).toHaveLength(1);
  });

  it('rejects an unknown delivery type', () => {
    expect(issues({ orderDeliverType: 'drone' })).toHaveLength(1);
  });
});

describe('form and saved details', () => {
  it('builds the saved delivery details', () => {
    expect(toDeliveryInfo({ ...form, name: ' 김하늘 ', note: ' 문 앞에 ' })).toEqual(info);
  });

  it.each(['0412345678', '412 345 678', '+61 412 345 678'])(
    'stores the phone %s as ####-###-###',
    (phone) => {
      expect(issues({ phone })).toEqual([]);
      expect(toDeliveryInfo({ ...form, phone })).toMatchObject({
        phone: '0412-345-678',
        phone2: '0412345678',
      });
    },
  );

  it('clears address and unit for self-pickup', () => {
    const pickup = toDeliveryInfo({
      ...form,
      orderDeliverType: 'selfPickup',
      typed,
    });
    expect(pickup).toMatchObject({ address: '', addr_unit: '', addressFull: null });
    expect(pickup).toMatchObject({ name: '김하늘', phone2: '0412345678' });
  });

  it.each([
    ['chosen', form],
    ['chosen, no unit', { ...form, addr_unit: '' }],
    ['typed', { ...form, addressFull: null, typed }],
    ['typed, no unit', { ...form, addressFull: null, typed, addr_unit: '' }],
  ])('gives a saved form back: %s', (_, values) => {
    expect(toDeliveryForm(toDeliveryInfo(values))).toEqual(values);
  });

  it('stores a typed address in the format of a chosen one', () => {
    expect(toDeliveryInfo({ ...form, addressFull: null, typed })).toMatchObject({
      address: '5 / 9 King Rd, Ryde',
      addressFull: { route: 'King Rd', postal_code: '2112', latitude: null },
    });
  });

  it.each([
    ['3/12', '', '12', '3'],
    ['Unit 3, 12', '', '12', '3'],
    ['3/12', '3', '12', '3'],
    ['3/12', '7', '3/12', '7'],
    ['12a', '', '12A', ''],
    ['88 - 92', '', '88-92', ''],
  ])('takes the number %j with the unit %j for number %j, unit %j', (number, unit, ...parts) => {
    const { addressFull: stored, addr_unit } = toDeliveryInfo({
      ...form,
      addressFull: null,
      addr_unit: unit,
      typed: { ...typed, street_number: number },
    });
    expect([stored?.street_number, addr_unit]).toEqual(parts);
  });

  it('shows the parts of an older address that is text only', () => {
    const older = { ...info, addressFull: null, address: '5 / 9 King Rd, Ryde 2112' };
    expect(toDeliveryForm(older)).toMatchObject({ addr_unit: '5', addressFull: null, typed });
  });

  it('shows no address where there is none', () => {
    const none = { ...info, addressFull: null, address: '', addr_unit: '' };
    expect(toDeliveryForm(none)).toMatchObject({ addressFull: null, typed: null });
  });
});
