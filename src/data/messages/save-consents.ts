import type { Language } from '../../domain/lib/language.ts';
import {
  type ConsentChoice,
  type Consents,
  choiceOf,
  planConsents,
} from '../../domain/messages/consent.ts';
import { stores } from '../../domain/store/document-write.ts';
import { serverNow } from '../device/server-clock.ts';
import { runShownPlan } from '../documents/until-shown.ts';

/**
 * Stores what a customer changes of what they want to be told, with the wording that they have read in `language`; what
 * they have ended elsewhere meanwhile stays ended. Ends once the screens show it. Throws AppError.
 */
export async function saveConsents(
  uid: string,
  change: Partial<ConsentChoice>,
  language: Language,
): Promise<void> {
  await runShownPlan(async (read) => {
    const stored = (await read(`${stores.consents}/${uid}`)) as Consents | undefined;
    const choice = { ...choiceOf(stored), ...change };
    return { writes: planConsents(uid, stored, choice, language, serverNow()) };
  });
}
