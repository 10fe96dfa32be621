import type { Announcements } from '../domain/messages/announcement.ts';

/**
 * Announcements that are shown for a time only (spec §1, §2, §9). Times are Sydney local time. An entry in
 * common/gongji with the same id replaces one here. The specification does not give the days of the November
 * 2025 promotion; the Tuesday and Friday of one week stand for them.
 */
export const datedContent: Announcements = {
  'delivery-time': {
    kind: 'delivery-time',
    places: ['dialog'],
    title: { ko: '배송 시간 안내', en: 'About delivery times' },
    text: {
      ko: '배송 시간은 전날 저녁에 알려 드려요.',
      en: 'We send your delivery time the evening before.',
    },
  },
  'frozen-and-chilled': {
    kind: 'products',
    places: ['products'],
    title: { ko: '냉동과 냉장', en: 'Frozen and chilled' },
    text: {
      ko: '2023년 9월 8일부터 국물 요리, 양념 고기, 생선은 냉동으로 보내 드려요.\n야채, 반찬, 분식은 냉장으로 보내 드려요.',
      en: 'Since 8 September 2023, broths, marinated meats and fish arrive frozen.\nVegetables, side dishes and street food arrive chilled.',
    },
    from: '2023-09-08T00:00',
  },
  'christmas-2024': {
    kind: 'christmas',
    places: ['notice'],
    title: { ko: '크리스마스 배송 안내', en: 'Christmas deliveries' },
    text: {
      ko: '크리스마스 전 마지막 배송은 12월 17일과 20일이에요.\n명절 음식은 일찍 마감될 수 있으니 미리 주문해 주세요.',
      en: 'The last deliveries before Christmas are on 17 and 20 December.\nFestive dishes can sell out early, so please order ahead.',
    },
    deliveryDays: [20241217, 20241220],
  },
  'december-sale-2024': {
    kind: 'sale',
    places: ['dialog', 'notice'],
    title: { ko: '12월 세일', en: 'December sale' },
    text: {
      ko: '세일 기간에는 70달러부터 주문하실 수 있어요.',
      en: 'During the sale, the minimum order is $70.',
    },
    from: '2024-12-01T00:00',
    until: '2025-01-01T00:00',
  },
  'facility-closure-2025': {
    kind: 'closure',
    places: ['dialog', 'notice'],
    title: { ko: '주방 휴무 안내', en: 'Our kitchen is closed' },
    text: {
      ko: '시설 점검으로 10월 8일까지 쉬어요. 그 뒤에 다시 만나요.',
      en: 'Our kitchen is closed for maintenance until 8 October. See you after that.',
    },
    until: '2025-10-09T00:00',
  },
  'free-soup-2025': {
    kind: 'sale',
    places: ['notice', 'date'],
    title: { ko: '국 한 그릇을 더 드려요', en: 'Free soup' },
    text: {
      ko: '100달러 이상 주문하시면 국을 하나 더 드려요. 세트 메뉴는 금액에서 빼고 계산해요.',
      en: 'Spend $100 or more and we add a free soup. Set menus do not count towards the $100.',
    },
    deliveryDays: [20251118, 20251121],
    gift: { fromCents: 100_00, words: { ko: '무료 국', en: 'a free soup' } },
  },
};
