import type { Order } from '../../../domain/order/order.ts';
import { orderDraft } from '../../../screen-state/edited-order.ts';
import { type Draft, useDraft } from '../../../screen-state/use-draft.ts';
import type { FormChoices } from '../form/use-order-form.ts';

/** Which delivery details an edited order gets: its own or those of the profile. */
export type AddressChoice = 'order' | 'profile';

/** The unsaved changes of an edit. */
interface EditChoices extends FormChoices {
  quantities: Record<string, number>;
  /**
   * `orderVersion` of the order that these quantities were based on; for another version they are discarded.
   */
  basedOn: string | null;
  address: AddressChoice;
}

/** The draft of an order's edit, which is saved or dropped as a whole. */
export type EditDraft = Draft<EditChoices>;

export function useEditDraft({ dateId, orderKey }: Order): EditDraft {
  return useDraft(orderDraft(dateId, orderKey));
}
