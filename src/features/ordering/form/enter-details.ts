import type { DeliveryInfo } from '../../../domain/customer/delivery-info.ts';
import { openDialog } from '../../../screen-state/dialogs.ts';

/** Opens what asks for the delivery details of an order: the form for those that there are, else the steps to new ones. */
export function enterDetails(info: DeliveryInfo | undefined): void {
  openDialog({ kind: info?.name ? 'delivery-info' : 'login', toOrder: true });
}
