import type { Language } from '../../domain/lib/language.ts';
import { type ConsentChoice, type Consents, planConsents } from '../../domain/messages/consent.ts';
import { stores } from '../../domain/store/document-write.ts';
import { serverNow } from '../device/server-clock.ts';
import { runPlan } from '../firebase/run-plan.ts';

/**
 * Stores what a customer wants to be told, with the wording that they have read in `language`. Throws AppError.
 */
export async function saveConsents(
  uid: string,
  choice: ConsentChoice,
  language: Language,
): Promise<void> {
  await runPlan(async (read) => {
    const stored = (await read(`${stores.consents}/${uid}`)) as Consents | undefined;
    return { writes: planConsents(uid, stored, choice, language, serverNow()) };
  });
}
