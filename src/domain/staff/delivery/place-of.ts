import { postcodeCentre } from '../../customer/postcodes.ts';
import { addressParts } from '../../customer/typed-address.ts';
import type { Point } from '../../lib/metres-between.ts';
import type { ShownOrder } from '../orders/shown-order.ts';

type Addressed = {
  customerInfo: Pick<ShownOrder['customerInfo'], 'address' | 'addr_unit' | 'addressFull'>;
};

/** Where an address is: its position, or the middle of its postcode; undefined where neither is known. */
export function placeOf({ customerInfo }: Addressed): Point | undefined {
  const { address, addr_unit = '', addressFull } = customerInfo;
  const { latitude: lat, longitude: lng } = addressFull ?? {};
  if (typeof lat === 'number' && typeof lng === 'number') return { lat, lng };
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
