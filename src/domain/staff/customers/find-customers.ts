import { nationalDigits } from '../../customer/phone.ts';
import type { User } from '../../customer/user.ts';

/**
 * Finds customers by e-mail address (ignoring case); if none matches, by phone number in any format; if none
 * matches, by part of their name or of the name of their care provider.
 */
export function findCustomers<
  Customer extends Pick<User, 'email' | 'name' | 'acName' | 'deliveryInfo'>,
>(customers: readonly Customer[], text: string): Customer[] {
  const wanted = text.normalize('NFC').trim().toLowerCase();
  if (wanted === '') return [];
  const byEmail = customers.filter(({ email }) => email?.toLowerCase() === wanted);
  if (byEmail.length > 0) return byEmail;
  const phone = nationalDigits(text);
  const byPhone = customers.filter(
    ({ deliveryInfo }) => phone !== '' && nationalDigits(deliveryInfo?.phone ?? '') === phone,
  );
  if (byPhone.length > 0) return byPhone;
  return customers.filter(({ name, acName }) =>
    [name, acName].some((one) => one?.toLowerCase().includes(wanted)),
  );
}
