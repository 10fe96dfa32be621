import { describe, expect, it } from 'vitest';
import { deliveryAreas } from '../dates/active-date.ts';
import { areasOfPostcode, isOutside, parseAreaCircle } from './delivery-area.ts';
import { deliveryFormSchema } from './delivery-form-values.ts';
import { answerForPlace, answerForText, typedPostcode } from './place.ts';
import { parseSuburbs, suburbOfKorean, withMapNames } from './suburbs.ts';
import list from './suburbs.txt?raw';
import { typedAddressFull } from './tidy-address.ts';

const circles = {
  sydney: parseAreaCircle('-33.815,151.0,45'),
  gosford: parseAreaCircle('-33.4245,151.3418,20'),
};
const suburbs = parseSuburbs(list);
const answer = (text: string) => answerForText(text, suburbs, circles);

describe('the areas of a postcode', () => {
  it.each([
    ['2122', ['sydney']],
    ['2250', ['gosford']],
    // Brooklyn, between the two.
    ['2083', ['sydney', 'gosford']],
    ['2500', []],
    ['3000', []],
  ])('%s', (postcode, areas) => {
    expect(areasOfPostcode(postcode, circles)).toEqual(areas);
  });

  it('are those for which an order to a typed address there is not questioned', () => {
    for (const postcode of new Set(suburbs.map((place) => place.postcode))) {
      const typed = {
        street_number: '1',
        route: 'High St',
        locality: 'Here',
        postal_code: postcode,
      };
      const info = { address: '', addr_unit: '', addressFull: typedAddressFull(typed) };
      expect(areasOfPostcode(postcode, circles)).toEqual(
        deliveryAreas.filter((area) => !isOutside(info, circles[area])),
      );
    }
  });

  it('include every place while no area is configured', () => {
    expect(areasOfPostcode('3000', { ...circles, gosford: undefined })).toEqual(['gosford']);
  });
});

describe('parseSuburbs', () => {
  it('takes other spellings as names of the same postcode', () => {
    expect(parseSuburbs('2122 Eastwood=이스트우드,Marsfield\n2135 Strathfield\n')).toEqual([
      { name: 'Eastwood', postcode: '2122' },
      { name: '이스트우드', postcode: '2122' },
      { name: 'Marsfield', postcode: '2122' },
      { name: 'Strathfield', postcode: '2135' },
    ]);
  });

  it('reads every line of the shop’s list', () => {
    expect(list.split('\n').filter((line) => line && !/^\d{4} [A-Z]/.test(line))).toEqual([]);
    expect(suburbs.filter(({ name }) => !/^[A-Z가-힣][A-Za-z가-힣' -]*$/.test(name))).toEqual([]);
  });
});

describe('Korean names of suburbs', () => {
  it.each([
    ['스트라스필드', 'Strathfield'],
    ['1 Persimmon Street, 스트라스필드', '1 Persimmon Street, Strathfield'],
    ['12 Blaxland Rd 노스 라이드 2113', '12 Blaxland Rd North Ryde 2113'],
    ['메도뱅크 NSW', 'Meadowbank NSW'],
    ['12번지 이스트우드', '12번지 Eastwood'],
    ['호주 스트라스필드', '호주 Strathfield'],
    ['스트라스', '스트라스'],
    ['1 Persimmon Street, Strathfield', '1 Persimmon Street, Strathfield'],
  ])('%s is searched for as %s', (typed, asked) => {
    expect(withMapNames(typed, suburbs)).toBe(asked);
  });

  it('have a postcode', () => {
    expect(suburbOfKorean('맥쿼리파크', suburbs)).toEqual({
      name: 'Macquarie Park',
      postcode: '2113',
    });
    for (const unknown of ['Strathfield', '모르는동네', ''])
      expect(suburbOfKorean(unknown, suburbs)).toBeUndefined();
  });
});

describe('typedPostcode', () => {
  it.each([
    ['2135', '2135'],
    [' 2135 ', '2135'],
    ['Strathfield NSW 2135', '2135'],
    ['1200 Pittwater Rd, Dee Why 2099', '2099'],
    ['Strathfield', undefined],
    ['213', undefined],
    ['21355', undefined],
  ])('%j', (text, postcode) => {
    expect(typedPostcode(text)).toBe(postcode);
  });
});

describe('answerForPlace', () => {
  it('goes by the postcode', () => {
    const canberra = { name: 'Gordon', postcode: '2906' };
    expect(answerForPlace(canberra, circles)).toEqual({ kind: 'ask', place: canberra });
    const perth = { name: 'Perth', postcode: '6000' };
    expect(answerForPlace(perth, circles)).toEqual({ kind: 'outside', place: perth });
    const sydney = { name: 'Gordon', postcode: '2072' };
    expect(answerForPlace(sydney, circles)).toEqual({
      kind: 'delivered',
      place: sydney,
      areas: ['sydney'],
    });
  });

  it('agrees with the order form: what that accepts is not refused, what it asks about is not promised', () => {
    for (const postcode of ['2135', '2250', '2500', '2906', '2300', '3000', '9999']) {
      const { kind } = answerForPlace({ name: '', postcode }, circles);
      const typed = {
        street_number: '1',
        route: 'High St',
        locality: 'Here',
        postal_code: postcode,
      };
      const form = { orderDeliverType: 'deliver', name: 'A', phone: '0412-345-678', addr_unit: '' };
      const isAccepted = deliveryFormSchema.safeParse({
        ...form,
        addressFull: null,
        typed,
        note: '',
      }).success;
      const info = { address: '', addr_unit: '', addressFull: typedAddressFull(typed) };
      const isAskedAlways = deliveryAreas.every((area) => isOutside(info, circles[area]));
      expect([postcode, kind]).toEqual([
        postcode,
        !isAccepted ? 'outside' : isAskedAlways ? 'ask' : 'delivered',
      ]);
    }
  });
});

describe('answerForText', () => {
  it.each([
    ['Strathfield', 'Strathfield', '2135', ['sydney']],
    ['  strathfield nsw ', 'Strathfield', '2135', ['sydney']],
    ['스트라스필드', '스트라스필드', '2135', ['sydney']],
    ['카슬 힐', '카슬힐', '2154', ['sydney']],
    ['Saint Ives', 'St Ives', '2075', ['sydney']],
    ['mt colah', 'Mount Colah', '2079', ['sydney']],
    ['brighton-le-sands', 'Brighton Le Sands', '2216', ['sydney']],
    ['Erina', 'Erina', '2250', ['gosford']],
    ['Brooklyn', 'Brooklyn', '2083', ['sydney', 'gosford']],
    // Also a suburb of Canberra, and of Orange: the delivered ones are meant.
    ['Gordon', 'Gordon', '2072', ['sydney']],
    ['Summer Hill', 'Summer Hill', '2130', ['sydney']],
  ])('delivers to %j', (text, name, postcode, areas) => {
    expect(answer(text)).toEqual({ kind: 'delivered', place: { name, postcode }, areas });
  });

  it('takes a postcode before a name, and needs no list for it', () => {
    const delivered = {
      kind: 'delivered',
      place: { name: '', postcode: '2250' },
      areas: ['gosford'],
    };
    expect(answer('Eastwood 2250')).toEqual(delivered);
    expect(answerForText('2250', [], circles)).toEqual(delivered);
  });

  it.each([
    ['Wollongong', 'Wollongong', '2500'],
    ['2600', '', '2600'],
  ])('asks a customer in %j to ask', (text, name, postcode) => {
    expect(answer(text)).toEqual({ kind: 'ask', place: { name, postcode } });
  });

  it.each([
    ['뉴캐슬', '뉴캐슬', '2300'],
    ['9999', '', '9999'],
  ])('does not deliver to %j', (text, name, postcode) => {
    expect(answer(text)).toEqual({ kind: 'outside', place: { name, postcode } });
  });

  it.each([
    ['Strathfeild', ['Strathfield', 'Strathfield South']],
    ['chats', ['Chatswood', 'Chatswood West', 'Chatsbury']],
    ['채스', ['채스우드']],
    ['Wollongon', ['Wollongong', 'Wollongong North', 'Wollongong West']],
    ['캐슬', ['캐슬힐']],
  ])('does not know %j and names what begins alike', (text, names) => {
    const found = answer(text);
    expect(found).toMatchObject({ kind: 'unknown', text });
    expect(found.kind === 'unknown' && found.similar.map(({ name }) => name)).toEqual(names);
  });

  it('suggests no more than four', () => {
    const north = answer('North');
    expect(north.kind === 'unknown' && north.similar).toHaveLength(4);
  });

  it.each(['', ' ', 'Xyz', 'Atlantis', '21', '!?'])('does not know %j', (text) => {
    expect(answer(text)).toEqual({ kind: 'unknown', text: text.trim(), similar: [] });
  });
});
