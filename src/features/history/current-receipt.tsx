import { useLiveDocument } from '../../data/documents/live-document.ts';
import { menus } from '../../data/documents/sources.ts';
import type { Order } from '../../domain/order/order.ts';
import { Receipt } from './receipt.tsx';

/** A receipt with the present allergens and diet of its menus. */
export function CurrentReceipt({ order }: { order: Order }) {
  return <Receipt order={order} menus={useLiveDocument(menus).value} />;
}
