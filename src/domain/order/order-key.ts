import { type DeliveryInfo, normalizeAddress } from '../customer/delivery-info.ts';

/** The address without separators and punctuation, or `{uid}_selfPickup` for self-pickup (spec §3). */
export function orderKeyOf(
  info: Pick<DeliveryInfo, 'orderDeliverType' | 'address'>,
  uid: string,
): string {
  return info.orderDeliverType === 'selfPickup'
    ? `${uid}_selfPickup`
    : normalizeAddress(info.address).replace(/[\p{Z}\p{P}\p{S}\p{Cc}\p{Cf}]/gu, '');
}

/** Whether an order can stand under this key: the rules, staff's changes and their log take no other. */
export function isOrderKey(key: string): boolean {
  return /^[^\ud800-\udfff]{1,400}$/.test(key);
}

/** The longest address that an order may have, characters: more than a key, which has no commas; the rules take no longer one. */
export const maxOrderAddress = 600;
