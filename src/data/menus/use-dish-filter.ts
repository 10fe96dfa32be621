import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { sameValue } from '../../domain/lib/same-value.ts';
import {
  type DishFilter,
  isFiltering,
  joinedFilter,
  noFilter,
  parseDishFilter,
} from '../../domain/menus/dish-filter.ts';
import { savePreferences } from '../customer/save-preferences.ts';
import { useSession } from '../customer/use-session.ts';
import { onPageRestored } from '../device/page-restored.ts';
import { readJson, writeJson } from '../device/storage.ts';
import { dishFilterKey } from '../device/storage-keys.ts';
import { oneAfterAnother } from '../documents/one-after-another.ts';

/** The filter stored on this phone and its owner's uid: empty for a visitor. */
interface Kept {
  filter: DishFilter;
  owner: string;
}

const store = createStore<Kept>(readKept);
onPageRestored(() => store.setState(readKept()));

function readKept(): Kept {
  const stored = readJson(dishFilterKey) as { owner?: unknown } | undefined;
  const owner = typeof stored?.owner === 'string' ? stored.owner : '';
  return { filter: parseDishFilter(stored), owner };
}

// When a customer signs out, their filter is removed from the phone.
useSession.subscribe((session) => {
  const uid = session.status === 'signed-in' ? session.uid : '';
  const { owner } = store.getState();
  if (session.status !== 'loading' && owner !== '' && owner !== uid) storeFilter(noFilter, '');
});

export function useDishFilter(): DishFilter {
  return useSyncExternalStore(
    store.subscribe,
    () => store.getState().filter,
    () => noFilter,
  );
}

/**
 * Stores the filter on the phone and, signed in, on the profile. Throws AppError when only the phone has it.
 */
export async function chooseDishFilter(filter: DishFilter, uid: string | undefined): Promise<void> {
  storeFilter(filter, uid ?? '');
  if (!uid) return;
  saving += 1;
  try {
    await save({ uid, filter });
    if (saving === 1 && told && store.getState().owner === uid) storeFilter(told, uid);
  } finally {
    saving -= 1;
  }
}

/** How many choices are being saved: until then the profile has an earlier one, or tells it again. */
let saving = 0;
/** What the profile was told to have since the last one was sent. */
let told: DishFilter | undefined;
const save = oneAfterAnother(({ uid, filter }: { uid: string; filter: DishFilter }) => {
  told = undefined;
  return savePreferences(uid, { filter });
});

/**
 * Takes over the profile's filter after a sign-in. What was chosen on this phone before is added to it, so
 * that signing in never shows a dish that was hidden. Throws AppError.
 */
export async function adoptProfileFilter(
  uid: string,
  profile: DishFilter | undefined,
): Promise<void> {
  const { filter, owner } = store.getState();
  if (owner === uid) {
    if (saving > 0) told = profile;
    else if (profile) storeFilter(profile, uid);
    return;
  }
  const joined = joinedFilter(filter, profile ?? noFilter);
  if (sameValue(joined, profile ?? noFilter)) storeFilter(joined, uid);
  else await chooseDishFilter(joined, uid);
}

function storeFilter(filter: DishFilter, owner: string): void {
  writeJson(dishFilterKey, isFiltering(filter) ? { ...filter, owner } : undefined);
  store.setState({ filter, owner });
}
