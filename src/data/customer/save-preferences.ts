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
  const fields = setFields({ ...filter });
  await runShownPlan(async () => ({
    writes: [{ collection: stores.preferences, id: uid, fields }],
  }));
}
