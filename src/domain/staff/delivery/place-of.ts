import { deliveryCentre, inDeliveryArea } from '../../customer/delivery-area.ts';
import { postcodeCentre } from '../../customer/postcodes.ts';
import { addressParts } from '../../customer/typed-address.ts';
import { metresBetween, type Point } from '../../lib/metres-between.ts';
import type { ShownOrder } from '../orders/shown-order.ts';

type Addressed = {
  customerInfo: Pick<ShownOrder['customerInfo'], 'address' | 'addr_unit' | 'addressFull'>;
};

/**
 * Where an address is: its position, or the middle of its postcode; undefined where neither is known. The rules take any
 * position on Earth, and one from beyond the address search would leave no room for the others on the plan of a day.
 */
export function placeOf({ customerInfo }: Addressed): Point | undefined {
  const { address, addr_unit = '', addressFull } = customerInfo;
  const { latitude: lat, longitude: lng } = addressFull ?? {};
  if (typeof lat === 'number' && typeof lng === 'number') {
    const point = { lat, lng };
    if (inDeliveryArea(metresBetween(deliveryCentre, point))) return point;
  }
  const postcode =
    addressFull?.postal_code ?? addressParts({ address, addr_unit, addressFull: null }).postal_code;
  return postcode ? postcodeCentre(postcode) : undefined;
}

/** Where the van starts: "latitude,longitude" of the configuration, else by the seller's address. */
export function kitchenAt(setting: string, address: string): Point | undefined {
  const [lat, lng, ...more] = setting.split(',').map(Number);
  const isPoint = setting !== '' && [lat, lng].every(Number.isFinite) && more.length === 0;
  return isPoint
    ? ({ lat, lng } as Point)
    : placeOf({ customerInfo: { address, addressFull: null } });
}
