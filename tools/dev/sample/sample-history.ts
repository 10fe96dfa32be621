import type { PaymentMethod } from '../../../src/domain/order/payment-methods.ts';

/** One past order; its total, points and date are computed by the domain when it is loaded. */
export interface SampleOrder {
  /** Delivered this many days before the sample data is loaded. */
  daysAgo: number;
  items: { menuId: string; q: number }[];
  paymentMethod: PaymentMethod;
  usePoint: boolean;
}

type Basket = Record<string, number>;

function order(
  daysAgo: number,
  paymentMethod: PaymentMethod,
  basket: Basket,
  usePoint = false,
): SampleOrder {
  const items = Object.entries(basket).map(([menuId, q]) => ({ menuId, q }));
  return { daysAgo, items, paymentMethod, usePoint };
}

/** uid → past orders, oldest first; each reaches the minimum of $50. */
export const sampleHistory: Record<string, SampleOrder[]> = {
  'sample-customer': [
    order(73, 'card', { 'kimchi-jjigae': 2, japchae: 1, 'baechu-kimchi': 1 }),
    order(52, 'card', { bulgogi: 2, 'gyeran-mari': 1, sikhye: 1 }),
    order(31, 'card', { yukgaejang: 2, kimbap: 2, tteokbokki: 1 }),
    order(17, 'card', { 'haemul-pajeon': 1, miyeokguk: 2, 'jeyuk-bokkeum': 1 }, true),
    order(3, 'card', { 'gogi-mandu': 2, galbitang: 1, kkakdugi: 1 }),
  ],
  'sample-cash': [
    order(66, 'cash', { 'parents-set': 1, 'baechu-kimchi': 2 }),
    order(45, 'card', { 'la-galbi': 1, ssamjang: 1, 'oi-sobagi': 1 }),
    order(24, 'cash', { dakbokkeumtang: 1, 'dubu-jorim': 2, 'kimchi-jeon': 1 }),
    order(10, 'cash', { 'doenjang-jjigae': 2, 'godeungeo-jorim': 1, 'sigeumchi-namul': 1 }, true),
  ],
  'sample-care': [
    order(28, 'cash', { miyeokguk: 2, 'hobak-juk': 1, 'dubu-jorim': 1 }),
    order(21, 'cash', { 'jeonbok-juk': 2, 'kongnamul-guk': 1, 'gyeran-mari': 1 }),
    order(7, 'cash', { 'parents-set': 1 }),
  ],
  'sample-invoice': [
    order(38, 'card', { 'bulgogi-dosirak': 8, 'namul-dosirak': 2, 'yuja-cha': 1 }),
    order(14, 'card', { 'dakgangjeong-dosirak': 6, 'yubuchobap-dosirak': 4 }),
  ],
  'sample-staff': [],
  'sample-kitchen': [],
  'sample-driver': [],
  'sample-books': [],
  'sample-new': [],
};
