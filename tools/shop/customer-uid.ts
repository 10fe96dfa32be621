import { isProfileId } from '../../src/domain/customer/copy-sheets.ts';
import type { User } from '../../src/domain/customer/user.ts';
import { findCustomers } from '../../src/domain/staff/customers/find-customers.ts';
import { CommandError } from './command-error.ts';
import type { Shop } from './connect.ts';

/**
 * Uid of the customer with this e-mail address, phone or name. Throws CommandError if there is none or more
 * than one.
 */
export async function customerUid(shop: Shop, text: string): Promise<string> {
  const { docs } = await shop.db.collection('users').where('email', '==', text).limit(1).get();
  if (docs[0]) return docs[0].id;
  const profiles = await shop.db.collection('users').get();
  const customers = profiles.docs
    .filter(({ id }) => isProfileId(id))
    .map((one) => one.data() as User);
  const found = findCustomers(customers, text);
  const [customer] = found;
  if (!customer)
    throw new CommandError(`No customer has the e-mail address, phone or name ${text}.`);
  if (found.length > 1) {
    const list = found.map(({ name, email, deliveryInfo }) =>
      ['', name, email, deliveryInfo?.phone ?? ''].join('  '),
    );
    throw new CommandError(
      `${found.length} customers are called so; name one:\n${list.join('\n')}`,
    );
  }
  return customer.uid;
}
