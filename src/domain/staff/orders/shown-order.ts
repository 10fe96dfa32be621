import type { AddressFull } from '../../customer/delivery-info.ts';
import type { LineTitle, OrderLine } from '../../order/order.ts';
import type { PaymentMethod } from '../../order/payment-methods.ts';

/**
 * The part of an order that the screens and papers of a date show. An order is one; so is what a role is told of one
 * that may not read it (view/staff-view.ts), without what the role does not need.
 */
export interface ShownOrder {
  dateId: string;
  orderKey: string;
  orderId?: string | undefined;
  customerInfo: ShownCustomer;
  menus: Record<string, ShownLine>;
  orderRequest: string;
  /** Names its version (`orderVersion`). */
  attemptId: string;
  orderDate?: number | undefined;
  paymentMethod?: PaymentMethod | undefined;
  paid?: boolean | undefined;
  /** Only of a cancelled one. */
  cancelledAt?: number | undefined;
  /** Only of one that staff have moved to this date. */
  movedTo?: string | undefined;
}

export interface ShownCustomer {
  uid: string;
  name: string;
  acName: string;
  phone?: string | undefined;
  address: string;
  addr_unit?: string | undefined;
  addressFull: Partial<AddressFull> | null;
  note?: string | undefined;
}

/** One line of it; `price`, dollars for one as ordered, only for those who may see it. */
export type ShownLine = LineTitle &
  Pick<OrderLine, 'menuKey' | 'q'> &
  Partial<Pick<OrderLine, 'price'>>;
