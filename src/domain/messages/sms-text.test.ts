import { describe, expect, it } from 'vitest';
import { customerInfoOf, orderLine } from '../order/order.ts';
import { info, user } from '../testing/fixtures.ts';
import { smsSize } from './sms-size.ts';
import { cancellationSmsText, maxSmsParts, smsText, smsTextToAnother } from './sms-text.ts';

const soup = { title: '곰탕', titleEn: 'Beef soup', price: 20, cat: 'home', active: true };
const order: Parameters<typeof smsText>[0] = {
  customerInfo: customerInfoOf(user, info),
  menus: {
    soup: orderLine('soup', soup, 3),
    tofu: orderLine('tofu', { ...soup, title: '두부', titleEn: undefined, price: 5 }, 1),
  },
  totalPrice: '65.00',
  usedPoint: 4.5,
  deliveryDate: '11월 24일 (화)',
  paymentMethod: 'cash',
  paid: false,
  orderLang: 'ko',
};

describe('SMS about a cancellation', () => {
  it('says in both languages what was to come, when and where', () => {
    expect(cancellationSmsText(order).split('\n')).toEqual([
      '[한상] 주문 취소 배송 11월 24일 (화)',
      '5 / 12 Smith St, Epping 2121',
      '합계 $60.50',
      '감사합니다',
    ]);
    const english = { ...order, orderLang: 'en', deliveryDate: 'Tue, 24 Nov' } as const;
    expect(cancellationSmsText(english).split('\n')).toEqual([
      '[Hansang] Order cancelled - Delivery Tue, 24 Nov',
      '5 / 12 Smith St, Epping 2121',
      'Total $60.50',
      'Thank you!',
    ]);
  });
});

describe('SMS to a recipient who has not ordered', () => {
  const paid = { ...order, paymentMethod: 'card', paid: true } as const;

  it('has no amounts, and says that nothing is to be paid at the door', () => {
    expect(smsTextToAnother(paid, true).split('\n')).toEqual([
      '[한상] 주문 변경 배송 11월 24일 (화)',
      '5 / 12 Smith St, Epping 2121',
      '문 앞에',
      '곰탕 x3',
      '두부 x1',
      '카드 결제 완료',
      '감사합니다',
    ]);
    const english = { ...paid, orderLang: 'en', deliveryDate: 'Tue, 24 Nov' } as const;
    expect(smsTextToAnother(english)).not.toContain('$');
    expect(smsTextToAnother(english)).toMatch(/^\[Hansang] Delivery Tue, 24 Nov\n/);
    expect(smsTextToAnother(english)).toContain('\nPaid by card\n');
  });

  it('cuts a long list as the other does', () => {
    const menus = Object.fromEntries(
      Array.from({ length: 80 }, (_, at) => [`m${at}`, orderLine(`m${at}`, soup, 1)]),
    );
    const text = smsTextToAnother({ ...paid, menus });
    expect(smsSize(text).parts).toBe(maxSmsParts);
    expect(text).toMatch(/외 \d+가지/);
  });

  it('tells a cancellation without its total', () => {
    expect(cancellationSmsText(order, false).split('\n')).toEqual([
      '[한상] 주문 취소 배송 11월 24일 (화)',
      '5 / 12 Smith St, Epping 2121',
      '감사합니다',
    ]);
  });
});

describe('confirmation SMS', () => {
  it('contains all details in Korean', () => {
    expect(smsText(order).split('\n')).toEqual([
      '[한상] 배송 11월 24일 (화)',
      '5 / 12 Smith St, Epping 2121',
      '문 앞에',
      '곰탕 x3',
      '두부 x1',
      '포인트 사용 -$4.50',
      '합계 $60.50',
      '감사합니다',
    ]);
  });

  it('contains all details in English, with Korean titles where no English ones exist', () => {
    const text = smsText({
      ...order,
      orderLang: 'en',
      deliveryDate: 'Tue, 24 Nov',
      paymentMethod: 'card',
      paid: true,
    });
    expect(text.split('\n').filter((line) => line !== '문 앞에')).toEqual([
      '[Hansang] Delivery Tue, 24 Nov',
      '5 / 12 Smith St, Epping 2121',
      'Beef soup x3',
      '두부 x1',
      'Points used -$4.50',
      'Total $60.50 (Paid by card)',
      'Thank you!',
    ]);
  });

  it.each([
    ['card', true, true],
    ['card', false, false],
    ['cash', true, false],
    ['cash', false, false],
  ] as const)('%s, paid %s: marked as paid by card %s', (paymentMethod, paid, marked) => {
    expect(smsText({ ...order, paymentMethod, paid }).includes('카드 결제 완료')).toBe(marked);
  });

  it('leaves out empty fields and states self-pickup', () => {
    const pickup = { ...info, orderDeliverType: 'selfPickup' as const, address: '', note: '' };
    const text = smsText({ ...order, customerInfo: customerInfoOf(user, pickup) });
    expect(text.split('\n').slice(0, 2)).toEqual(['[한상] 직접 수령 11월 24일 (화)', '곰탕 x3']);
    expect(text).not.toContain('\n\n');
  });

  it('leaves out points when none are used', () => {
    expect(smsText({ ...order, usedPoint: 0 })).not.toContain('포인트');
  });

  it.each([
    ['ko', '[한상] 주문 변경 배송 11월 24일 (화)'],
    ['en', '[Hansang] Order changed - Delivery 11월 24일 (화)'],
  ] as const)('of an edit says so (%s)', (orderLang, first) => {
    expect(smsText({ ...order, orderLang }, true).split('\n')[0]).toBe(first);
  });

  it('does not say that a card paid an order that points cover', () => {
    const paid = { ...order, paymentMethod: 'card', paid: true, usedPoint: 65 } as const;
    expect(smsText(paid)).toContain('합계 $0.00\n');
  });

  it('states the amount still owed', () => {
    const text = smsText({ ...order, paymentMethod: 'card', paid: true, pointShortfall: 3 });
    expect(text.split('\n').slice(-3)).toEqual([
      '합계 $60.50 (카드 결제 완료)',
      '남은 금액 $3.00',
      '감사합니다',
    ]);
  });

  it('stays within GSM-7 in English when the customer’s text does', () => {
    const customerInfo = { ...order.customerInfo, note: 'Leave at the door' };
    const menus = { soup: orderLine('soup', soup, 3) };
    const deliveryDate = 'Tue, 24 Nov';
    const text = smsText({ ...order, customerInfo, menus, deliveryDate, orderLang: 'en' });
    expect(smsSize(text)).toMatchObject({ encoding: 'gsm', parts: 1 });
  });

  it('has no link and no long text of a customer in place of the day or the address', () => {
    const scam = `소포 보관 중 https://evil.example/${'a'.repeat(500)}`;
    const customerInfo = { ...order.customerInfo, address: scam };
    const text = smsText({ ...order, customerInfo, deliveryDate: scam });
    expect(text).not.toMatch(/:\/\/|[.](?=\p{L})/u);
    expect(text.length).toBeLessThan(400);
  });

  it.each([
    ['전화 주세요 0412 345 678 감사', '전화 주세요 041... 감사'],
    ['전화 ０４１２－３４５－６７８', '전화 041...'],
    ['+61 (0)2 9876.5432', '+61 ...'],
    ['1300123456', '130...'],
    ['공동현관 1234#, 2동 305호', '공동현관 1234#, 2동 305호'],
    ['Gate 123 4567', 'Gate 123 4567'],
    // What programs that look for numbers read over, and digits of other scripts.
    ['0412\u200b345\u200b678', '041...'],
    ['0412–345–678', '041...'],
    ['0412/345/678', '041...'],
    ['[04] 12~345~678', '[04]...'],
    ['٠٤١٢٣٤٥٦٧٨', '٠٤١...'],
    // Invisible characters between the parts of a name, which browsers leave out of an address.
    ['evil.\u200bexample evil.\u00adexample', 'evil. example evil. example'],
    ['evil\u2060.example', 'evil. example'],
    ['evil.\u0301example', 'evil. \u0301example'],
    ['\u202eelpmaxe.live\u202c', 'elpmaxe. live'],
    ['문 앞(1층.) 감사...', '문 앞(1층.) 감사...'],
    ['현관 1234, 5678', '현관 1234, 5678'],
  ])('breaks the numbers to call in the note %j', (note, shown) => {
    const text = smsText({ ...order, customerInfo: { ...order.customerInfo, note } });
    expect(text.split('\n')[2]).toBe(shown);
  });

  it('keeps the numbers of an address', () => {
    const address = '12 / 1234-1238 Pacific Hwy, Pymble';
    const text = smsText({ ...order, customerInfo: { ...order.customerInfo, address } });
    expect(text.split('\n')[1]).toBe(`${address} 2121`);
  });

  it('truncates a long note and a long list, and counts what it leaves out', () => {
    const menus = Object.fromEntries(
      Array.from({ length: 70 }, (_, at) => [
        `m${at}`,
        orderLine(`m${at}`, { ...soup, title: `사골 우거지 해장국 ${at}번` }, 1),
      ]),
    );
    const customerInfo = { ...order.customerInfo, note: '문 앞에 놓아 주세요.\n'.repeat(40) };
    const text = smsText({ ...order, customerInfo, menus });
    const lines = text.split('\n');
    expect(smsSize(text).parts).toBeLessThanOrEqual(maxSmsParts);
    expect(lines[2]).toHaveLength(60);
    const items = lines.filter((line) => line.endsWith(' x1')).length;
    expect(items).toBeGreaterThan(10);
    expect(lines).toContain(`외 ${70 - items}가지 (주문 내역에서 보기)`);
    expect(lines.slice(-2)).toEqual(['합계 $60.50', '감사합니다']);
  });
});
