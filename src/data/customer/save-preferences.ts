import type { Preferences } from '../../domain/customer/preferences.ts';
import { parsePreferences } from '../../domain/customer/preferences.ts';
import { setFields, stores } from '../../domain/store/document-write.ts';
import type { DocumentSource } from '../documents/live-document.ts';
import { runShownPlan } from '../documents/until-shown.ts';

/** The preferences that a customer has saved. */
export function preferences(uid: string): DocumentSource<Preferences> {
  return { path: `${stores.preferences}/${uid}`, parse: parsePreferences };
}

/** Saves a dish filter to the customer's preferences. Throws AppError. */
export async function savePreferences(
  uid: string,
  { filter }: Pick<Preferences, 'filter'>,
): Promise<void> {
  await save(uid, { ...filter });
}

/** Saves whether a customer wants a copy of the texts about orders that go to somebody else. Throws AppError. */
export async function saveCopyTexts(uid: string, copyTexts: boolean): Promise<void> {
  await save(uid, { copyTexts });
}

async function save(uid: string, stored: Record<string, unknown>): Promise<void> {
  const fields = setFields(stored);
  await runShownPlan(async () => ({
    writes: [{ collection: stores.preferences, id: uid, fields }],
  }));
}
