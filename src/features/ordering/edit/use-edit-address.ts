import { useEffect, useRef } from 'react';
import type { DeliveryInfo } from '../../../domain/customer/delivery-info.ts';
import { deliveryInfoOf, type Order } from '../../../domain/order/order.ts';
import type { AddressChoice, OrderDraft } from '../form/order-draft.ts';

export interface EditAddress {
  /** The delivery details in the order. */
  ofOrder: DeliveryInfo;
  /** Those in the profile, if they differ. */
  ofProfile: DeliveryInfo | undefined;
  /** Those of the saved recipient who was chosen, if they differ. */
  ofRecipient: DeliveryInfo | undefined;
  choice: AddressChoice;
  choose: (choice: AddressChoice) => void;
  /** Offers a saved recipient for the order, and takes it. */
  chooseRecipient: (recipient: DeliveryInfo) => void;
  info: DeliveryInfo;
}

/**
 * The address of an edited order: its own, the profile's or a saved recipient's. Details that are saved during the edit are taken
 * for the order.
 */
export function useEditAddress(
  order: Order,
  saved: DeliveryInfo | undefined,
  { values, change }: OrderDraft,
): EditAddress {
  const chosen = values.address;
  const { recipient } = values;
  const atFirst = useRef(saved);
  const ofOrder = deliveryInfoOf(order);
  const ofProfile = saved?.name && !sameInfo(saved, ofOrder) ? saved : undefined;
  const savedSince = ofProfile !== undefined && !sameInfo(saved, atFirst.current);
  useEffect(() => {
    if (savedSince && chosen === undefined) change({ address: 'profile' });
  });
  const ofRecipient = recipient && !sameInfo(recipient, ofOrder) ? recipient : undefined;
  const infos = { order: ofOrder, profile: ofProfile, recipient: ofRecipient };
  const wanted = chosen ?? (savedSince ? 'profile' : 'order');
  const choice = infos[wanted] ? wanted : 'order';
  return {
    ofOrder,
    ofProfile,
    ofRecipient,
    choice,
    choose: (address) => change({ address }),
    chooseRecipient: (next) => change({ address: 'recipient', recipient: next }),
    info: infos[choice] ?? ofOrder,
  };
}

function sameInfo(a: DeliveryInfo | undefined, b: DeliveryInfo | undefined): boolean {
  const shown = (info: DeliveryInfo | undefined) =>
    info && [info.orderDeliverType, info.name, info.phone, info.address, info.note].join('\n');
  return shown(a) === shown(b);
}
