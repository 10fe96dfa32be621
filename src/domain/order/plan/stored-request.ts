import type { OrderRequest } from './order-plan.ts';

/** A request as it is stored with what waits for a payment, and sent to the functions: there `previousOrderKey` is `movedFrom`. */
export type StoredRequest = Omit<OrderRequest, 'previousOrderKey'> & {
  movedFrom?: OrderRequest['previousOrderKey'];
  previousOrderKey?: undefined;
};

export function storedRequest({ previousOrderKey, ...request }: OrderRequest): StoredRequest {
  return previousOrderKey === undefined ? request : { ...request, movedFrom: previousOrderKey };
}

export function parseStoredRequest({ movedFrom, ...request }: StoredRequest): OrderRequest {
  return movedFrom === undefined ? request : { ...request, previousOrderKey: movedFrom };
}
