import { maskPhone } from './delivery.ts';
import type { User } from './user.ts';

/**
 * Finds customers by e-mail address in any case, else by phone number in any format, else by part of their name or
 * of their care provider's name.
 */
export function findCustomers<
  Customer extends Pick<User, 'email' | 'name' | 'acName' | 'deliveryInfo'>,
>(customers: readonly Customer[], text: string): Customer[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const byEmail = customers.filter(({ email }) => email?.toLowerCase() === wanted);
  if (byEmail.length > 0) return byEmail;
  const phone = maskPhone(text);
  const byPhone = customers.filter(({ deliveryInfo }) => phone && deliveryInfo?.phone === phone);
  if (byPhone.length > 0) return byPhone;
  return customers.filter(({ name, acName }) =>
    [name, acName].some((one) => one?.toLowerCase().includes(wanted)),
  );
}
