import type { Language } from '../domain/lib/language.ts';

/** What is said of the order of a link. */
interface StateWords {
  /** What the sum is, by what has become of the order. */
  amount: Record<'open' | 'paid' | 'over', string>;
  until: (when: string) => string;
  notYet: string;
  paid: { title: string; text: string };
  expired: { title: string; text: string };
  cancelled: { title: string; text: string };
  replaced: { title: string; text: string };
  failed: { title: string; text: string };
}

interface PayWords extends StateWords {
  title: string;
  shop: string;
  delivery: (day: string) => string;
  pay: (amount: string) => string;
  /** What was paid of the order before. */
  paidBefore: string;
  /** The same of dishes that are added to a paid order. */
  added: StateWords;
  changed: string;
  tooMany: string;
  /** `limits`: how many of each dish one person may order on the date. */
  overLimit: (limits: { title: string; limit: number }[]) => string;
  noAnswer: string;
}

/** The words of the page of a payment link, which are loaded with it alone. */
export const payWords: Record<Language, PayWords> = {
  ko: {
    title: '주문 결제',
    shop: '한상',
    delivery: (day) => `${day} 배송`,
    amount: { open: '결제하실 금액', paid: '결제하신 금액', over: '주문 금액' },
    until: (when) => `${when}까지 결제하시면 주문이 확정돼요.`,
    pay: (amount) => `카드로 ${amount} 결제하기`,
    paidBefore: '이미 내신 금액',
    added: {
      amount: { open: '더 결제하실 금액', paid: '더 결제하신 금액', over: '더 내실 금액이었어요' },
      until: (when) =>
        `${when}까지 결제하시면 더하신 음식이 주문에 들어가요. 결제하지 않으셔도 먼저 결제하신 주문은 그대로예요.`,
      notYet: '결제하신 주문에 음식을 더했어요. 더한 금액은 아직 결제하지 않으셨어요.',
      paid: {
        title: '결제되었어요. 감사합니다!',
        text: '더하신 음식이 주문에 들어갔어요. 확인 문자를 보내 드려요.',
      },
      expired: {
        title: '결제할 시간이 지났어요',
        text: '더하신 음식은 주문에 들어가지 않았고, 이 링크로 결제된 돈은 없어요. 먼저 결제하신 주문은 그대로예요.',
      },
      cancelled: {
        title: '음식 더하기가 취소되었어요',
        text: '이 링크로 결제된 돈은 없어요. 먼저 결제하신 주문은 그대로예요.',
      },
      replaced: {
        title: '먼저 결제하신 주문이 그사이 바뀌었어요',
        text: '그래서 이 링크는 끝났어요. 이 링크로 결제된 돈은 없어요. 음식을 더하시려면 연락해 주세요.',
      },
      failed: {
        title: '결제는 받았지만 음식이 주문에 들어가지 않았어요',
        text: '다시 결제하지 마세요. 저희가 확인해서 돌려 드리고 연락드릴게요.',
      },
    },
    notYet: '전화로 받은 주문이에요. 아직 결제하지 않으셨어요.',
    paid: {
      title: '결제되었어요. 감사합니다!',
      text: '주문이 확정되었어요. 확인 문자를 보내 드려요.',
    },
    expired: {
      title: '결제할 시간이 지났어요',
      text: '이 주문은 확정되지 않았고, 결제된 돈은 없어요. 주문하시려면 연락해 주세요.',
    },
    cancelled: {
      title: '취소된 주문이에요',
      text: '결제된 돈은 없어요. 궁금하신 점은 연락해 주세요.',
    },
    replaced: {
      title: '이 주문 대신 다른 주문이 들어왔어요',
      text: '같은 날 같은 주소로 새로 주문하셔서 이 링크는 끝났어요. 이 링크로 결제된 돈은 없어요.',
    },
    failed: {
      title: '결제는 받았지만 주문이 확정되지 않았어요',
      text: '다시 결제하지 마세요. 저희가 확인해서 돌려 드리고 연락드릴게요.',
    },
    changed:
      '그사이 주문이 바뀌었어요. 지금 내용을 확인해 주세요. 그래도 결제할 수 없으면 연락해 주세요.',
    overLimit: (limits) =>
      [
        '이 날짜에 다른 주문도 하셔서, 합치면 한 분이 주문하실 수 있는 수량을 넘어요. 그래서 지금은 결제하실 수 없어요.',
        ...limits.map(({ title, limit }) => `${title}: 한 분 ${limit}개까지`),
        '결제된 돈은 없어요. 연락해 주시면 도와드릴게요.',
      ].join('\n'),
    tooMany: '결제 창을 너무 여러 번 열었어요. 한 시간 뒤에 다시 하시거나 연락해 주세요.',
    noAnswer:
      '연결이 되지 않았어요. 인터넷 연결을 확인하고 다시 눌러 주세요. 두 번 결제되지 않아요.',
  },
  en: {
    title: 'Pay for your order',
    shop: 'Hansang',
    delivery: (day) => `Delivery ${day}`,
    amount: { open: 'To pay', paid: 'Paid', over: 'Order total' },
    until: (when) => `Your order is confirmed once it is paid, by ${when}.`,
    pay: (amount) => `Pay ${amount} by card`,
    paidBefore: 'Paid before',
    added: {
      amount: { open: 'To pay now', paid: 'Paid now', over: 'Difference' },
      until: (when) =>
        `The added dishes are in your order once they are paid, by ${when}. If you do not pay, the order that you paid for stays as it is.`,
      notYet: 'Dishes were added to your paid order. They are not paid yet.',
      paid: {
        title: 'Paid, thank you!',
        text: 'The added dishes are in your order. We send you a text.',
      },
      expired: {
        title: 'The time to pay is over',
        text: 'The dishes were not added and nothing was paid by this link. The order that you paid for stays as it is.',
      },
      cancelled: {
        title: 'The added dishes were cancelled',
        text: 'Nothing was paid by this link. The order that you paid for stays as it is.',
      },
      replaced: {
        title: 'Your paid order has changed meanwhile',
        text: 'So this link has ended, and nothing was paid by it. Please contact us to add dishes.',
      },
      failed: {
        title: 'We have your payment, but the dishes were not added',
        text: 'Please do not pay again. We will look into it, give the money back and contact you.',
      },
    },
    notYet: 'We took this order by phone. It is not paid yet.',
    paid: { title: 'Paid, thank you!', text: 'Your order is confirmed. We send you a text.' },
    expired: {
      title: 'The time to pay is over',
      text: 'This order was not confirmed and nothing was paid. Please contact us to order.',
    },
    cancelled: {
      title: 'This order was cancelled',
      text: 'Nothing was paid. Please contact us if you have a question.',
    },
    replaced: {
      title: 'Another order has taken its place',
      text: 'You have an order for the same day and address, so this link has ended. Nothing was paid by it.',
    },
    failed: {
      title: 'We have your payment, but your order is not confirmed',
      text: 'Please do not pay again. We will look into it, give the money back and contact you.',
    },
    changed:
      'The order has changed meanwhile. Please check it. If you still can’t pay, contact us.',
    overLimit: (limits) =>
      [
        'You can’t pay now: with your other order for this date it is more than one person may order.',
        ...limits.map(({ title, limit }) => `${title}: ${limit} for each person`),
        'Nothing was paid. Please contact us and we will help.',
      ].join('\n'),
    tooMany: 'The pay page was opened too often. Please try again in an hour, or contact us.',
    noAnswer: 'No connection. Please check it and tap again. You will not pay twice.',
  },
};

/** For a link that is none, where the language is not known. */
export const unknownPayLink = {
  title: { ko: '없는 링크예요', en: 'This link does not exist' },
  text: {
    ko: '링크가 잘리지 않았는지 확인하시거나 아래로 연락해 주세요.',
    en: 'Please check that the link is complete, or contact us below.',
  },
  noAnswer: {
    ko: '불러오지 못했어요. 인터넷 연결을 확인해 주세요.',
    en: 'It could not be loaded. Please check your connection.',
  },
  again: { ko: '다시 불러오기', en: 'Load it again' },
};
