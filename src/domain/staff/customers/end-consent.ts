import * as z from 'zod/mini';
import { type Consents, choiceOf, planConsentsEnd } from '../../messages/consent.ts';
import { consentKinds } from '../../messages/consent-wording.ts';
import { stores } from '../../store/document-write.ts';
import { plannedAction } from '../actions/action.ts';

/** Which reminders a customer has asked for. */
const kindsOn = (consents: Consents | undefined) =>
  consentKinds.filter((kind) => choiceOf(consents)[kind]);

/** Ends a customer's reminders, as they asked staff to. Only customers give consents, so nothing undoes it. */
export const endConsent = plannedAction({
  name: 'consent-ended',
  allowedRoles: ['owner'],
  input: z.object({ uid: z.string() }),
  logSubject: ({ uid }) => ({ uid }),
  plan: async (read, { uid }, actor) => {
    const stored = (await read(`${stores.consents}/${uid}`)) as Consents | undefined;
    return {
      before: kindsOn(stored),
      after: [],
      writes: planConsentsEnd(uid, stored, 'staff', actor.now),
    };
  },
  undo: 'customers-choice',
});
