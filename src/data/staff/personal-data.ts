import { callFunction } from '../functions-client.ts';

/** Everything stored of a customer, as the file that they asked for. Throws AppError. */
export function exportCustomer(uid: string): Promise<unknown> {
  return callFunction('/app/export-customer', { form: { uid } });
}

/** Takes the person out of what is stored and removes the login; or why not yet. Throws AppError. */
export async function deleteCustomer(
  uid: string,
): Promise<'deleted' | 'order-ahead' | 'payment-open'> {
  const { result } = await callFunction<{ result: 'deleted' | 'order-ahead' | 'payment-open' }>(
    '/app/delete-customer',
    { form: { uid } },
  );
  return result;
}
