import { buildAddress } from '../../../src/domain/customer/delivery-info.ts';
import { profileCopies } from '../../../src/domain/customer/profile-copies.ts';
import { storedRecipients } from '../../../src/domain/customer/recipients.ts';
import type { User } from '../../../src/domain/customer/user.ts';
import type { Menus } from '../../../src/domain/menus/menu.ts';
import type { CustomerOrders } from '../../../src/domain/order/order.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import type { PlainMap } from '../../../src/domain/store/firestore-json.ts';
import { sampleAccounts } from '../../../tools/dev/sample/sample-accounts.ts';
import { sampleHistory } from '../../../tools/dev/sample/sample-history.ts';
import { placePastOrders } from '../../../tools/dev/stack/add-sample-history.ts';
import { StoredDocuments } from '../../../tools/dev/stack/stored-documents.ts';
import type { RegisteredCustomer, Shop } from '../browser/browser-shop.ts';
import { placeOrder } from '../browser/order-by-cash.ts';

/**
 * The customers who visit the screens. `regular` pays by card and has older orders on a further sheet, `trusted` may pay cash and issue invoices;
 * both have ordered before and have an order on an open date; `fresh` has just signed up; `new` has two open orders,
 * by cash and for two dates, and no others. `asking`, `declined` and `refunded` have asked the shop for a smaller order
 * than they paid for; `coming` has an order of today. The others cancel their order, and two of them restore it: one for each language, since both are
 * shown at the same time.
 */
export type CustomerName = keyof typeof profiles;

interface Profile {
  /** The sample customer whose delivery details, recipients and history this one has. */
  like?: string;
  /** Has no past orders, by which the shop would know the account. */
  isNew?: boolean;
  user: Partial<User>;
}

const cashCustomer = (name: string) => ({ like: 'cash', user: { name, isCashAvailable: true } });

const profiles = {
  regular: { like: 'customer', user: { name: '김순자', archiveSheets: 2 } },
  trusted: {
    like: 'cash',
    user: { name: '이정호', isCashAvailable: true, invoiceAuth: true, invoiceAuthType: 'comm15' },
  },
  fresh: { user: { name: '박새봄' } },
  coming: { user: { name: '오늘이' } },
  new: {
    like: 'cash',
    isNew: true,
    user: { name: '서한결', isAgedCare: true, acName: '햇살 요양원' },
  },
  asking: { like: 'customer', user: { name: '최기다' } },
  declined: { like: 'customer', user: { name: '정그대' } },
  refunded: { like: 'customer', user: { name: '한하나' } },
  cancelledKo: cashCustomer('윤취소'),
  cancelledEn: cashCustomer('윤취소'),
  restoredKo: cashCustomer('윤다시'),
  restoredEn: cashCustomer('윤다시'),
} satisfies Record<string, Profile>;

export const customerNames = Object.keys(profiles) as CustomerName[];

/** Creates one of the customers with all their documents; `dateId` is the open date with an order, `otherId` another. */
export async function createCustomer(
  shop: Shop,
  name: CustomerName,
  dateId: string,
  otherId: string,
): Promise<RegisteredCustomer> {
  const { like, isNew = false, user }: Profile = profiles[name];
  const sample = sampleAccounts.find((account) => account.user.uid === `sample-${like}`)?.user;
  const deliveryInfo = sample?.deliveryInfo;
  const customer = await shop.createCustomer({ ...user, ...(deliveryInfo && { deliveryInfo }) });
  const profile = (await shop.store.read(`users/${customer.uid}`)) as unknown as User;
  // Staff find a customer by these copies.
  await shop.store.commit(profileCopies(profile));
  if (sample !== undefined) {
    await saveRecipients(shop, customer.uid, sample);
    if (!isNew) await placeHistory(shop, customer.uid, sample.uid);
    // A new account has as many open orders as it may.
    for (const day of isNew ? [dateId, otherId] : [dateId]) {
      await placeOrder(shop, customer.uid, {
        attemptId: day === dateId ? `gallery-${customer.uid}` : `gallery-other-${customer.uid}`,
        dateId: day,
        quantities: { 'kimchi-jjigae': 2, japchae: 1, bulgogi: 1 },
        orderRequest: '김치는 조금 덜 맵게 부탁드려요.',
        paymentMethod: user.isCashAvailable || user.isAgedCare ? 'cash' : 'card',
      });
    }
  }
  return customer;
}

/** Saves the sample customer's parents as recipients to choose when ordering, with copies of their texts. */
async function saveRecipients(shop: Shop, uid: string, { deliveryInfo }: User): Promise<void> {
  if (!deliveryInfo?.addressFull) return;
  const { addressFull } = deliveryInfo;
  const at = (street_number: string, route: string, locality: string) => {
    const full = { ...addressFull, street_number, route, locality };
    return { addressFull: full, addr_unit: '', address: buildAddress('', full) };
  };
  const recipients = storedRecipients([
    {
      ...deliveryInfo,
      ...{ phone: '0400-000-002', phone2: '0400000002' },
      ...at('8', 'Sample Street', 'Epping'),
      name: '김영희',
      note: '벨을 눌러 주세요',
    },
    { ...deliveryInfo, ...at('15', 'Sample Road', 'Ryde'), name: '이철수', note: '' },
  ]);
  await shop.store.write([
    { path: `${stores.preferences}/${uid}`, data: { recipients, copyTexts: true } },
  ]);
}

/** Stores the past orders of a sample customer as those of this one. */
async function placeHistory(shop: Shop, uid: string, sampleUid: string): Promise<void> {
  const user = (await shop.store.read(`users/${uid}`)) as unknown as User;
  const menus = (await shop.store.read('manages/menus')) as unknown as Menus;
  const stored = new StoredDocuments();
  const orders = sampleHistory[sampleUid] ?? [];
  placePastOrders(stored, user, orders, { menus, pointRate: 2, now: Date.now() });
  const own = [stores.ordersForCustomer, stores.points, stores.pointBalances].map(
    (store) => `${store}/${uid}`,
  );
  await shop.store.write(stored.all().filter(({ path }) => own.includes(path)));
}

/** Gives the oldest order an invoice with `number`; returns the invoice's path. */
export async function issueOldInvoice(shop: Shop, uid: string, number: number): Promise<string> {
  const path = `${stores.ordersForCustomer}/${uid}`;
  const orders = (await shop.store.read(path)) as unknown as CustomerOrders;
  const dateId = Object.keys(orders).sort()[0] ?? '';
  const [orderKey = '', order] = Object.entries(orders[dateId] ?? {})[0] ?? [];
  if (!order) throw new Error('no order to issue an invoice for');
  const stamp = { invoice: number, invoiceDate: Date.now(), invoiceType: 'comm15' };
  const copy = { ...order, ...stamp, issuedBy: uid } as unknown as PlainMap;
  await shop.store.write([{ path: `${stores.invoiceCopies}/${number}`, data: copy }]);
  await shop.store.setField(path, [dateId, orderKey], {
    ...order,
    ...stamp,
  } as unknown as PlainMap);
  return `/view-invoice/${dateId}/${uid}/${number}`;
}
