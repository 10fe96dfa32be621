import { parsePreferences } from '../../../src/domain/customer/preferences.ts';
import { readUser } from '../../../src/domain/customer/user.ts';
import { mayHaveCopy } from '../../../src/domain/messages/text-recipients.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { readOnce } from '../read-once.ts';

/** A customer's own number and name, and whether they want copies of texts that go to `phone`, as they are now. */
export async function readCopyChoice(
  uid: string,
  phone: string,
): Promise<{ own: string | undefined; name: string | undefined; wantsCopy: boolean }> {
  const profile = await readOnce(`${stores.users}/${uid}`);
  const user = profile && readUser(uid, profile);
  const own = user?.deliveryInfo?.phone;
  const stored = mayHaveCopy(phone, own)
    ? await readOnce(`${stores.preferences}/${uid}`)
    : undefined;
  return { own, name: user?.name, wantsCopy: parsePreferences(stored ?? {}).copyTexts === true };
}
