import { useLiveDocument } from '../../data/documents/live-document.ts';
import { menus } from '../../data/documents/sources.ts';
import type { Order } from '../../domain/order.ts';
import { Receipt } from './receipt.tsx';

/** A receipt with the allergens and diet that its dishes have now. */
export function CurrentReceipt({ order }: { order: Order }) {
  return <Receipt order={order} menus={useLiveDocument(menus).value} />;
}
