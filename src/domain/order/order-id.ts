/**
 * Identifies an order within a date: a customer may have several orders, and several customers may share an
 * address.
 */
export function orderIdOf(order: { uid: string; orderKey: string }): string {
  return `${order.uid}_${order.orderKey}`;
}
