import { useEffect, useRef } from 'react';
import { type DeliveryInfo, phoneDigits } from '../../domain/delivery.ts';
import type { Order } from '../../domain/order.ts';
import type { AddressChoice, EditDraft } from './edit-draft.ts';

export interface EditAddress {
  /** Delivery details that stand on the order. */
  ofOrder: DeliveryInfo;
  /** Those on the profile, when they differ. */
  ofProfile: DeliveryInfo | undefined;
  choice: AddressChoice;
  choose: (choice: AddressChoice) => void;
  info: DeliveryInfo;
}

/**
 * Where an edited order goes: where it went, or to the saved delivery details. Details that are saved
 * while the order is being edited were meant for it.
 */
export function useEditAddress(
  order: Order,
  saved: DeliveryInfo | undefined,
  { values, change }: EditDraft,
): EditAddress {
  const chosen = values.address;
  const atFirst = useRef(saved);
  const ofOrder = infoOf(order);
  const ofProfile = saved?.name && !sameInfo(saved, ofOrder) ? saved : undefined;
  const savedSince = ofProfile !== undefined && !sameInfo(saved, atFirst.current);
  useEffect(() => {
    if (savedSince && chosen === undefined) change({ address: 'profile' });
  });
  const choice = ofProfile ? (chosen ?? (savedSince ? 'profile' : 'order')) : 'order';
  return {
    ofOrder,
    ofProfile,
    choice,
    choose: (address) => change({ address }),
    info: choice === 'profile' && ofProfile ? ofProfile : ofOrder,
  };
}

/** The delivery details of an order, as a profile has them. */
function infoOf({ customerInfo }: Pick<Order, 'customerInfo'>): DeliveryInfo {
  const { orderDeliverType, name, phone, address, addr_unit, addressFull, note } = customerInfo;
  return {
    orderDeliverType,
    name,
    phone,
    phone2: phoneDigits(phone),
    address,
    addr_unit,
    addressFull,
    note,
  };
}

function sameInfo(a: DeliveryInfo | undefined, b: DeliveryInfo | undefined): boolean {
  const shown = (info: DeliveryInfo | undefined) =>
    info && [info.orderDeliverType, info.name, info.phone, info.address, info.note].join('\n');
  return shown(a) === shown(b);
}
