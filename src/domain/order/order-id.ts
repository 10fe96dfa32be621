/** Names an order of a date: a customer may have several, and several customers may share an address. */
export interface OrderRef {
  uid: string;
  /** `ownOrderId` */
  orderId: string;
}

/**
 * The id of an order among its customer's orders of the date. It has it for life, through edits, payment and a change of
 * the address; another order at the same address has another. In older data the order key is in its place, as in what was
 * stored about an order. The key, made of the address: order-key.ts.
 */
export function ownOrderId({ orderId, orderKey = '' }: WithOrderId): string {
  return orderId ?? orderKey.replaceAll('/', '');
}

interface WithOrderId {
  orderId?: string | undefined;
  orderKey?: string | undefined;
}

/** The order of a date that an order is. */
export function refOf(order: WithOrderId & { customerInfo: { uid: string } }): OrderRef {
  return { uid: order.customerInfo.uid, orderId: ownOrderId(order) };
}

/** Identifies an order within a date: whatever is stored about an order, and not at its place, has it as its key. */
export function orderIdOf({ uid, orderId }: OrderRef): string {
  return `${uid}_${orderId}`;
}

/**
 * An order of a date as staff have moved it to another one; undefined if they have not. `kept` is what the date keeps of it,
 * where that is known. The id of an older order is its address, and its customer's orders of other dates may have the same:
 * the moved one is on the date that is kept, or still the version that the move made.
 */
export function movedOrder<O extends WithOrderId & WithVersion>(
  orders: Readonly<Record<string, Readonly<Record<string, O>>>>,
  dateId: string,
  orderId: string,
  kept?: { movedTo?: string | undefined },
): O | undefined {
  const wasCancelled = kept !== undefined && kept.movedTo === undefined;
  const isMoved = (order: O, on: string) =>
    isUnique(orderId) || on === kept?.movedTo || (!wasCancelled && isMadeByMove(order));
  return Object.entries(orders)
    .filter(([id]) => id !== dateId)
    .flatMap(([id, ofDate]) => Object.values(ofDate).filter((order) => isMoved(order, id)))
    .find((order) => order.orderId === orderId);
}

/** The `attemptId` of an order that staff move at a moment, its `orderDate`. */
export function versionOfMove(orderId: string, at: number): string {
  return `${orderId}-${at}`;
}

interface WithVersion {
  attemptId?: string | undefined;
  orderDate?: number | undefined;
}

const isMadeByMove = ({ orderId = '', attemptId, orderDate = 0 }: WithOrderId & WithVersion) =>
  attemptId === versionOfMove(orderId, orderDate);

/** Whether no other order can have this id: attempts have a hyphen, and addresses none. */
const isUnique = (orderId: string) => orderId.includes('-');

/** The order with this id among a customer's orders of a date. */
export function orderWithId<O extends WithOrderId>(
  ofDate: Readonly<Record<string, O>> | readonly O[] | undefined,
  orderId: string,
): O | undefined {
  return Object.values(ofDate ?? {}).find((order) => ownOrderId(order) === orderId);
}
