import type { DeliveryInfo } from '../domain/delivery.ts';
import {
  type DocumentWrite,
  setFields,
  stores,
  withoutUndefined,
} from '../domain/document-write.ts';
import type { Language } from '../domain/language.ts';
import type { User } from '../domain/user.ts';
import { runPlan } from './run-plan.ts';

/**
 * Saves delivery details to the three stores that hold them: the profile, users/users and the
 * user list (spec §7), in one commit.
 */
export async function saveDeliveryInfo(user: User, deliveryInfo: DeliveryInfo): Promise<void> {
  const writes: DocumentWrite[] = [
    {
      collection: stores.users,
      id: user.uid,
      fields: [{ path: ['deliveryInfo'], set: deliveryInfo }],
    },
    {
      collection: stores.users,
      id: 'users',
      fields: [{ path: [user.uid, 'deliveryInfo'], set: deliveryInfo }],
    },
    {
      collection: stores.userList,
      id: user.listLoc,
      fields: [{ path: [user.uid, 'deliveryInfo'], set: deliveryInfo }],
    },
  ];
  await runPlan(async () => ({ writes }));
}

/** Creates the profile of a new account: users/{uid} and its entry in the user list (spec §4, §7). */
export async function createProfile(user: User): Promise<void> {
  const profile = withoutUndefined(user);
  await runPlan(async (read) => {
    // A second tab or a repeated tap must not wipe what is already there.
    if (await read(`${stores.users}/${user.uid}`)) return { writes: [] };
    return {
      writes: [
        {
          collection: stores.users,
          id: user.uid,
          fields: setFields(profile),
        },
        {
          collection: stores.userList,
          id: user.listLoc,
          fields: [{ path: [user.uid], set: profile }],
        },
      ],
    };
  });
}

/** Changes name and aged care in the profile and in the user list, in one commit (spec §7). */
export async function saveProfile(
  user: Pick<User, 'uid' | 'listLoc'>,
  changes: { name: string; isAgedCare: boolean; acName: string },
): Promise<void> {
  await changeUser(user, changes);
}

/** Keeps the language that a customer uses the shop in. */
export async function saveLanguage(
  user: Pick<User, 'uid' | 'listLoc'>,
  lang: Language,
): Promise<void> {
  await changeUser(user, { lang });
}

async function changeUser(
  { uid, listLoc }: Pick<User, 'uid' | 'listLoc'>,
  changes: Partial<User>,
): Promise<void> {
  await runPlan(async () => ({
    writes: [
      {
        collection: stores.users,
        id: uid,
        fields: setFields(changes),
      },
      {
        collection: stores.userList,
        id: listLoc,
        fields: Object.entries(changes).map(([key, value]) => ({ path: [uid, key], set: value })),
      },
    ],
  }));
}
