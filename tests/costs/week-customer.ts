import { ownOrderId } from '../../src/domain/order/order-id.ts';
import { orderKeyOf } from '../../src/domain/order/order-key.ts';
import { planCancellation } from '../../src/domain/order/plan/cancellation-plan.ts';
import {
  type OrderRequest,
  type OrderSnapshot,
  orderVersion,
  planOrder,
} from '../../src/domain/order/plan/order-plan.ts';
import { readCustomerSnapshot } from '../../src/domain/order/plan/order-snapshot.ts';
import { planCustomerCopies } from '../../src/domain/order/stored/order-copies.ts';
import { nextSheetOnceRefused } from '../../src/domain/order/stored/order-sheets.ts';
import type { DocumentWrite } from '../../src/domain/store/document-write.ts';
import {
  documentsRoot,
  FirestoreError,
  type RestFirestore,
  restFirestore,
} from '../../tools/dev/stack/rest-firestore.ts';
import type { Addresses } from '../../tools/dev/stack/server-addresses.ts';
import { type FunctionResponse, HeadlessCustomer } from '../support/functions/headless-customer.ts';
import { unsignedToken } from '../support/functions/unsigned-token.ts';
import { webhooksDone } from '../support/functions/webhooks-done.ts';

/** What a customer's screens ask for, in requests (docs/performance.md); a listener's start is billed as a request is. */
const visit = [
  ['dates/activeDates', 'common/gongji', 'manages/menus'],
  ...['dates/activeDates', 'common/gongji', 'manages/menus', 'users/uid'].map((path) => [path]),
  ...['ordersForCustomer/uid', 'tempOrdersForCard/uid', 'pointBalances/uid'].map((path) => [path]),
  ...['manages/categories', 'common/point', 'points/uid', 'pointBalances/uid'].map((p) => [p]),
  ['preferences/uid'],
];
/** Their documents that an order changes while their page listens to them. */
const changed = ['ordersForCustomer/uid', 'points/uid', 'pointBalances/uid'].map((path) => [path]);

/** A customer whose every request passes the rules, and the functions. */
export class WeekCustomer extends HeadlessCustomer {
  #rest: RestFirestore;

  constructor(addresses: Addresses) {
    super(addresses);
    this.token = unsignedToken(this.uid, { email: `${this.uid}@example.com` });
    this.#rest = restFirestore(addresses.firestore, this.token);
  }

  async join(): Promise<void> {
    await this.register({ isCashAvailable: true, isTrusted: true });
    this.token = unsignedToken(this.uid, { email: `${this.uid}@example.com` });
  }

  /** Dates, drawer, one date, and the listeners of these screens. */
  visit = (): Promise<void> => this.#look(visit);

  /** Orders, or changes what is ordered, and gets the text. */
  async orderByCash(dateId: string, quantities: Record<string, number>): Promise<void> {
    let wasRefused = false;
    const chooseSheet = nextSheetOnceRefused(() => wasRefused);
    const commit = async (): Promise<void> => {
      const snapshot = await this.#snapshot(dateId, chooseSheet);
      const plan = planOrder(this.#request(snapshot, dateId, quantities, 'cash'), snapshot);
      if (plan.kind !== 'write') throw new Error(`not an order: ${JSON.stringify(plan)}`);
      await this.#rest.commit(plan.writes);
      const copies = await planCustomerCopies(plan.order, (path) => this.#rest.read(path));
      await this.#rest.commit(copies);
    };
    await commit().catch((error: unknown) => {
      // A full sheet.
      wasRefused = error instanceof FirestoreError && error.code === 'PERMISSION_DENIED';
      if (!wasRefused) throw error;
      return commit();
    });
    await this.#look(changed);
    await this.#text(dateId);
  }

  /** Pays on the provider's page, whose message comes before the customer is back. */
  async orderByCard(dateId: string, quantities: Record<string, number>): Promise<void> {
    await this.call('/app/getCompareBl', { phoneNumber: this.phone });
    const snapshot = await this.#snapshot(dateId);
    const request = this.#request(snapshot, dateId, quantities, 'card');
    const plan = planOrder(request, snapshot);
    if (plan.kind !== 'pay-first') throw new Error(`not to pay: ${JSON.stringify(plan)}`);
    const waiting = { order: plan.order, toPay: plan.totals.toPay };
    const order = JSON.stringify({ request, customerInfo: this.info });
    const { id } = answered(await this.openSession(waiting, { order }));
    await this.tap(String(id), 'pay-and-close');
    await webhooksDone(this.addresses.payments, String(id));
    const { state } = answered(await this.comeBack(plan.order));
    if (state !== 'completed') throw new Error(`not paid: ${state}`);
    await this.#look([...visit.slice(1), ...changed]);
    await this.#text(dateId);
  }

  async cancel(dateId: string): Promise<void> {
    const snapshot = await this.#snapshot(dateId);
    const order = snapshot.orders[dateId]?.[orderKeyOf(this.info, this.uid)];
    if (!order) throw new Error('nothing to cancel');
    const target = { dateId, orderId: ownOrderId(order), basedOn: orderVersion(order) };
    const plan = planCancellation(target, snapshot);
    if (plan.kind !== 'write') throw new Error(`not cancelled: ${JSON.stringify(plan)}`);
    await this.#rest.commit(plan.writes as DocumentWrite[]);
    await this.#look(changed);
  }

  #snapshot(dateId: string, chooseSheet = (open: number): number | Promise<number> => open) {
    const ask = { uid: this.uid, dateId, now: Date.now(), info: this.info, chooseSheet };
    return readCustomerSnapshot((path) => this.#rest.read(path), { ...ask, orderKey: undefined });
  }

  /** With the sums that the screen shows. */
  #request(
    snapshot: OrderSnapshot,
    dateId: string,
    quantities: Record<string, number>,
    paymentMethod: 'cash' | 'card',
  ): OrderRequest {
    const existing = snapshot.orders[dateId]?.[orderKeyOf(this.info, this.uid)];
    const request: OrderRequest = {
      ...{ attemptId: crypto.randomUUID(), dateId, quantities, paymentMethod, orderLang: 'ko' },
      ...{ usePoint: false, orderRequest: '', basedOn: orderVersion(existing) },
      seen: { total: -1, toPay: -1 },
    };
    const look = planOrder(request, snapshot);
    const sums = look.kind === 'refused' ? look.problems[0] : undefined;
    if (sums?.code !== 'amount-changed') throw new Error(JSON.stringify(look));
    return { ...request, seen: { total: sums.total, toPay: sums.toPay } };
  }

  async #text(dateId: string): Promise<void> {
    const orderKey = orderKeyOf(this.info, this.uid);
    const { result } = answered(await this.call('/sendSMS', { dateId, orderKey }));
    if (!String(result).endsWith('sent')) throw new Error(`no text: ${result}`);
  }

  async #look(requests: readonly (readonly string[])[]): Promise<void> {
    const ask = async (paths: readonly string[]) => {
      const documents = paths.map((path) => `${documentsRoot}/${path.replace('uid', this.uid)}`);
      const url = `http://${this.addresses.firestore}/v1/${documentsRoot}:batchGet`;
      const headers = { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ documents });
      const answer = await fetch(url, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(await answer.text());
      await answer.arrayBuffer();
    };
    await Promise.all(requests.map(ask));
  }
}

function answered({ status, body }: FunctionResponse): Record<string, unknown> {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}
