import { callFunction } from '../../firebase/functions-client.ts';
import { asStaff } from '../common/use-staff.ts';

/** Everything stored about a customer, for the file that they may ask for. Throws AppError. */
export function exportCustomer(uid: string): Promise<unknown> {
  return asStaff(() => callFunction('/app/export-customer', { form: { uid } }));
}

/**
 * Removes the customer's personal data and login, or returns why that is not possible yet. Throws AppError.
 */
export async function deleteCustomer(
  uid: string,
): Promise<'deleted' | 'order-ahead' | 'payment-open'> {
  const { result } = await asStaff(() =>
    callFunction<{ result: 'deleted' | 'order-ahead' | 'payment-open' }>('/app/delete-customer', {
      form: { uid },
    }),
  );
  return result;
}
