import * as z from 'zod/mini';
import type { Consents } from '../../messages/consent.ts';
import type { ReminderNumber } from '../../messages/reminder-number.ts';
import { uidShape } from '../../order/id-shapes.ts';
import { type DocumentWrite, stores } from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import { type FunctionAction, functionLog, isLogged } from '../actions/function-action.ts';
import type { StaffActor } from '../staff-log.ts';

/** `number`: of the customer's phone, as the provider writes it. */
const input = z.object({ uid: uidShape, number: z.string().check(z.regex(/^61[45]\d{8}$/)) });
type Input = z.infer<typeof input>;
/** Whether reminders may go to the number. */
const state = z.boolean();

/** `not-stopped`: nothing keeps reminders from the number, or no more. */
export type AllowProblem = 'not-stopped';

/** Lets reminders go again to a number whose texts were stopped by their link; their customer asks for them anew. */
export const allowTexts: FunctionAction<Input, boolean, null, AllowProblem, 'texts-allowed'> = {
  name: 'texts-allowed',
  runs: 'function',
  allowedRoles: ['owner'],
  input,
  state,
  requestOf: ({ number }) => [number],
  logSubject: ({ uid }) => ({ uid }),
  undo: 'customers-choice',
};

export type AllowPlan =
  | { kind: 'done'; result: null; writes: DocumentWrite[] }
  | { kind: 'refused'; problem: AllowProblem };

/** Plans an attempt to let reminders go to a number again; one that is repeated writes nothing. */
export async function planAllowTexts(
  read: ReadDocument,
  { uid, number }: Input,
  actor: StaffActor,
): Promise<AllowPlan> {
  if (await isLogged(allowTexts.name, read, actor)) {
    return { kind: 'done', result: null, writes: [] };
  }
  const stored = (await read(`${stores.reminderNumbers}/${number}`)) as ReminderNumber | undefined;
  if (stored?.stopped === undefined) return { kind: 'refused', problem: 'not-stopped' };
  const writes: DocumentWrite[] = [
    {
      collection: stores.reminderNumbers,
      id: number,
      fields: [{ path: ['stopped'], remove: true }],
    },
    ...functionLog(allowTexts, actor, { uid, before: false, after: true }),
  ];
  for (const one of stored.uids) {
    const consents = (await read(`${stores.consents}/${one}`)) as Consents | undefined;
    if (consents?.stopped?.[number] === undefined) continue;
    const fields = [{ path: ['stopped', number], remove: true as const }];
    writes.push({ collection: stores.consents, id: one, fields });
  }
  return { kind: 'done', result: null, writes };
}
