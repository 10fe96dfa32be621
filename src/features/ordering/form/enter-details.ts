import { openDialog } from '../../../screen-state/dialogs.ts';
import type { OrderForm } from './use-order-form.ts';

/** Opens what asks for the delivery details of an order: their form, or, for whoever has no profile yet, the steps to one. */
export function enterDetails({ screenState }: Pick<OrderForm, 'screenState'>): void {
  openDialog({ kind: screenState.user ? 'delivery-info' : 'login', toOrder: true });
}
