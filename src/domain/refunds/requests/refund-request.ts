import type { Language } from '../../lib/language.ts';
import type { LineTitle } from '../../order/order.ts';
import type { RefundTarget } from '../refund.ts';

/**
 * The change that a customer requests: other quantities (menuKey → quantity), or the cancellation of the
 * order.
 */
export type RequestedChange = { quantities: Record<string, number> } | 'cancel';

/** A request of a customer to reduce or cancel a card-paid order. */
export interface RefundRequestInput {
  /** Idempotency key: a request that is sent twice is stored once. */
  id: string;
  dateId: string;
  /** Where the order is stored. */
  orderKey: string;
  /** `orderVersion` of the order that the customer saw. */
  basedOn: string | null;
  wish: RequestedChange;
  to: RefundTarget;
  reason: string;
  lang: Language;
}

/** What a request asks for one menu: the ordered and the requested quantity, under the title of the order. */
export interface RequestedLine extends LineTitle {
  before: number;
  after: number;
}

/**
 * The request as the customer sees it, with the shop's answer. It says what it asks for by itself: the order may
 * have changed since.
 */
export interface CustomerRequest extends Omit<RefundRequestInput, 'lang' | 'wish' | 'orderKey'> {
  /** `ownOrderId` of the order. */
  orderId: string;
  /** In older requests in its place. */
  orderKey?: string | undefined;
  wish: 'cancel' | 'less';
  /** menuKey → what is asked for; only menus whose quantity would change. */
  lines: Record<string, RequestedLine>;
  /** `withdrawn` by the customer; `outdated`: the customer changed the order's menus instead. */
  state: 'waiting' | 'done' | 'declined' | 'withdrawn' | 'outdated';
  /** Epoch ms. */
  at: number;
  /** How many requests the customer has sent for this order. */
  times: number;
  answer?: string | undefined;
  answeredAt?: number | undefined;
  /** Id of the decision that answered it. */
  answeredBy?: string | undefined;
  /** The decision differs from the request. */
  inPart?: boolean | undefined;
}

/** refundRequests/{id}: the request as staff see it. */
export interface RefundRequest extends CustomerRequest {
  uid: string;
  name: string;
  phone: string;
  lang: Language;
}
