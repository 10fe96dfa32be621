import type { DeliveryInfo } from '../../domain/customer/delivery-info.ts';
import { searchWords } from '../../domain/customer/search-words.ts';
import type { User } from '../../domain/customer/user.ts';
import type { Language } from '../../domain/lib/language.ts';
import { setFields, stores, withoutUndefined } from '../../domain/store/document-write.ts';
import { untilShown } from '../documents/until-shown.ts';
import { runPlan } from '../firebase/run-plan.ts';
import { enqueueProfileCopies } from '../order/copies-queue.ts';

/** Saves delivery details to the profile (spec §7). */
export function saveDeliveryInfo(user: User, deliveryInfo: DeliveryInfo): Promise<void> {
  return changeUser(user.uid, { deliveryInfo });
}

/** Creates the profile of a new account (spec §4, §7). */
export async function createProfile(user: User): Promise<void> {
  const fields = setFields(withoutUndefined({ ...user, searchWords: searchWords(user) }));
  await runPlan(async (read) => {
    // A second tab or a repeated tap must not overwrite an existing profile.
    if (await read(`${stores.users}/${user.uid}`)) return {};
    return { writes: [{ collection: stores.users, id: user.uid, fields }] };
  });
  enqueueProfileCopies(user.uid);
}

/** Changes the name and the aged-care fields (spec §7). */
export function saveProfile(
  user: Pick<User, 'uid'>,
  changes: { name: string; isAgedCare: boolean; acName: string },
): Promise<void> {
  return changeUser(user.uid, changes);
}

/** Saves the language in which a customer uses the shop. */
export function saveLanguage(user: Pick<User, 'uid'>, lang: Language): Promise<void> {
  return changeUser(user.uid, { lang });
}

async function changeUser(uid: string, changes: Partial<User>): Promise<void> {
  const path = `${stores.users}/${uid}`;
  const { writes } = await runPlan(async (read) => {
    const user = { ...((await read(path)) as Partial<User> | undefined), ...changes };
    const fields = setFields({ ...changes, searchWords: searchWords(user) });
    return { writes: [{ collection: stores.users, id: uid, fields }] };
  });
  // At once: the page may be closed before its screens show the change.
  enqueueProfileCopies(uid);
  await untilShown(writes);
}
