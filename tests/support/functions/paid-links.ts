import { randomInt, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { PayLink } from '../../../src/domain/card/pay-link.ts';
import type { PayPage } from '../../../src/domain/card/pay-page.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import type { InputOf } from '../../../src/domain/staff/actions/function-actions.ts';
import type { Addresses } from '../../../tools/dev/stack/server-addresses.ts';
import { menuId } from './back-shop.ts';
import { type FunctionResponse, HeadlessCustomer } from './headless-customer.ts';
import { openDate } from './one-date.ts';
import { callAction } from './run-function-action.ts';

/** A customer on the phone, the staff who take their order, and whoever has the link. */
export class LinkCall {
  readonly addresses: Addresses;
  readonly customer: HeadlessCustomer;
  readonly token: string;
  dateId = '';
  id = '';

  constructor(addresses: Addresses, token: string) {
    this.addresses = addresses;
    this.customer = new HeadlessCustomer(addresses);
    this.token = token;
  }

  /** Opens a date for a customer with an account, who may pay cash. */
  async prepare(changes = {}): Promise<this> {
    await this.customer.register({ isCashAvailable: true });
    // Several test files use one shop.
    const stamp = randomInt(7_000_000_000, 8_000_000_000);
    this.dateId = await openDate(this.customer.store, stamp, [menuId], changes);
    return this;
  }

  input(q: number, changes: Partial<InputOf<'pay-link'>> = {}): InputOf<'pay-link'> {
    const { info } = this.customer;
    return {
      ...{ uid: this.customer.uid, isNew: false, dateId: this.dateId, info },
      ...{ quantities: { [menuId]: q }, orderRequest: '', orderLang: 'ko', toPay: q * 1250 },
      ...changes,
    };
  }

  /** Takes an order of so many dishes of $12.50, and keeps the link. */
  async take(q: number, changes: Partial<InputOf<'pay-link'>> = {}): Promise<this> {
    const { body } = await this.run('pay-link', this.input(q, changes));
    expect(body).toMatchObject({ kind: 'done', result: { id: expect.any(String) } });
    this.id = (body as { result: { id: string } }).result.id;
    return this;
  }

  async change(q: number): Promise<FunctionResponse> {
    const { version } = await this.page();
    return this.run('pay-link', this.input(q, { link: { id: this.id, version } }));
  }

  run<Name extends 'pay-link' | 'pay-link-cancelled' | 'pay-link-text'>(
    action: Name,
    input: InputOf<Name>,
    attempt = randomUUID(),
  ): Promise<FunctionResponse> {
    return callAction<Name>(this.addresses, { action, attempt, input }, this.token);
  }

  cancel(): Promise<FunctionResponse> {
    return this.run('pay-link-cancelled', { id: this.id });
  }

  link(): Promise<PayLink> {
    return this.customer.store.read(`payLinks/${this.id}`) as unknown as Promise<PayLink>;
  }

  /** What the page shows. */
  async page(): Promise<PayPage> {
    const response = await fetch(`${this.addresses.functions}/app/pay/${this.id}`);
    return (await response.json()) as PayPage;
  }

  /** The same, once the provider has been asked. */
  async check(): Promise<PayPage> {
    return (await this.post('check', {})).body as unknown as PayPage;
  }

  /** The tap on "pay", for what the page shows or showed. */
  async open(version?: string): Promise<FunctionResponse> {
    return this.post('session', { version: version ?? (await this.page()).version });
  }

  async post(call: string, form: Record<string, string>, id = this.id): Promise<FunctionResponse> {
    const response = await fetch(`${this.addresses.functions}/app/pay/${id}/${call}`, {
      method: 'POST',
      headers: { origin: this.addresses.web },
      body: new URLSearchParams(form),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  /** Opens the pay page and returns its session. */
  async session(): Promise<string> {
    const { status, body } = await this.open();
    expect({ status, body }).toMatchObject({ status: 200, body: { url: expect.any(String) } });
    return sessionIn(String(body.url));
  }

  /** The orders that stand for the customer on the date. */
  async orders(): Promise<Order[]> {
    return Object.values((await this.customer.orders())[this.dateId] ?? {});
  }

  async sessions() {
    const all = await this.customer.store.list('checkouts');
    return Object.values(all).filter(({ link }) => link === this.id);
  }

  /** Lets the time in which it can be paid pass. */
  async passUntil(): Promise<void> {
    await this.customer.store.setField(`payLinks/${this.id}`, ['until'], Date.now() - 1000);
  }
}

export function sessionIn(url: string): string {
  return /cs_[\w-]+/.exec(url)?.[0] ?? '';
}
