import type { DeliveryInfo } from '../../domain/customer/delivery.ts';
import type { User } from '../../domain/customer/user.ts';
import type { Language } from '../../domain/lib/language.ts';
import { sameValue } from '../../domain/lib/same-value.ts';
import { setFields, stores, withoutUndefined } from '../../domain/store/document-write.ts';
import { userDocument } from '../documents/sources.ts';
import { waitForDocument } from '../documents/wait-for-document.ts';
import { runPlan } from '../firebase/run-plan.ts';
import { enqueueProfileCopies } from '../order/copies-queue.ts';

/** Saves delivery details to the profile (spec §7). */
export function saveDeliveryInfo(user: User, deliveryInfo: DeliveryInfo): Promise<void> {
  return changeUser(user.uid, { deliveryInfo });
}

/** Creates the profile of a new account (spec §4, §7). */
export async function createProfile(user: User): Promise<void> {
  const fields = setFields(withoutUndefined(user));
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

/** How long a saved profile may take until the screens show it, ms. */
const shownWithinMs = 3000;

/**
 * Ends once the screens show what is saved: whoever saves an address and orders at once is not asked for it again.
 */
async function changeUser(uid: string, changes: Partial<User>): Promise<void> {
  const fields = setFields(changes);
  await runPlan(async () => ({ writes: [{ collection: stores.users, id: uid, fields }] }));
  enqueueProfileCopies(uid);
  const saved = JSON.parse(JSON.stringify(changes)) as Record<string, unknown>;
  const isShown = (user: object = {}) => sameValue({ ...user, ...saved }, user);
  await waitForDocument(userDocument(uid), ({ value }) => isShown(value), shownWithinMs).catch(
    // It is saved all the same, and shown as soon as the listener is back.
    () => {},
  );
}
