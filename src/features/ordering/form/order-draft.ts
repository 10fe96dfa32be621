import type { DeliveryInfo } from '../../../domain/customer/delivery-info.ts';
import type { Order } from '../../../domain/order/order.ts';
import { ownOrderId } from '../../../domain/order/order-id.ts';
import { orderDraft } from '../../../screen-state/edited-order.ts';
import { type Draft, useDraft } from '../../../screen-state/use-draft.ts';

/** Which delivery details an edited order gets: its own, those of the profile, or those of a saved recipient. */
export type AddressChoice = 'order' | 'profile' | 'recipient';

/** The customer's choices for an order; kept until the order is stored or its edit is dropped. */
interface OrderChoices {
  /** The customer's request to the shop. */
  text: string;
  usePoint: boolean;
  keepForCard?: boolean;
  useCode?: boolean;
  /** The saved recipient who was chosen; without one a basket goes to the profile's delivery details. */
  recipient?: DeliveryInfo | undefined;
  /** Of an edit: its changed lines, menuId → quantity. */
  quantities: Record<string, number>;
  /** `orderVersion` of the order that these quantities change; for another version they are discarded. */
  basedOn: string | null;
  /** Of an edit. */
  address: AddressChoice;
}

export type OrderDraft = Draft<OrderChoices>;

/** The choices for a date's basket, or for the edit of an order. */
export function useOrderDraft(dateId: string, edited?: Order): OrderDraft {
  return useDraft(orderDraft(dateId, edited && ownOrderId(edited)));
}
