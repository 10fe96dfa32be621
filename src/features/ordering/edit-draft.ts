import type { Order } from '../../domain/order.ts';
import { orderDraft } from '../../screen-state/edited-order.ts';
import { type Draft, useDraft } from '../../screen-state/use-draft.ts';
import type { FormChoices } from './use-order-form.ts';

/** Whose delivery details an edited order gets: its own or those of the profile. */
export type AddressChoice = 'order' | 'profile';

/** What an edit has changed of its order so far. */
interface EditChoices extends FormChoices {
  quantities: Record<string, number>;
  /** `orderVersion` of the order that these quantities change; another one is edited from its own. */
  basedOn: string | null;
  address: AddressChoice;
}

/** The edit of an order: one thing, until it is saved or dropped. */
export type EditDraft = Draft<EditChoices>;

export function useEditDraft({ dateId, orderKey }: Order): EditDraft {
  return useDraft(orderDraft(dateId, orderKey));
}
