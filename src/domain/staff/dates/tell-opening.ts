import * as z from 'zod/mini';
import { parseActiveDates } from '../../dates/active-date.ts';
import { type ConsentTopic, reminderRunWrites, runIdOf } from '../../messages/reminder.ts';
import { isOfUse } from '../../messages/reminder-times.ts';
import { dateIdShape } from '../../order/id-shapes.ts';
import { type DocumentWrite, stores } from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import { type FunctionAction, functionLog, isLogged } from '../actions/function-action.ts';
import type { StaffActor } from '../staff-log.ts';

const input = z.object({ dateId: dateIdShape });
/** Whether those who asked have been told. */
const state = z.boolean();

/** `not-open`: the date takes no orders, or hardly any more; `told`: they have been told before. */
export type TellProblem = 'not-open' | 'told';

/** Tells those who asked that a date takes orders, once a date; the reminder job sends it. */
export const tellOpening: FunctionAction<
  z.infer<typeof input>,
  boolean,
  null,
  TellProblem,
  'opening-told'
> = {
  name: 'opening-told',
  runs: 'function',
  allowedRoles: ['owner'],
  input,
  state,
  requestOf: ({ dateId }) => [dateId],
  logSubject: ({ dateId }) => ({ dateId }),
  undo: 'sms-sent',
};

export type TellPlan =
  | { kind: 'done'; result: null; writes: DocumentWrite[] }
  | { kind: 'refused'; problem: TellProblem };

/** Plans an attempt to tell those who asked; one that is repeated writes nothing. */
export async function planTellOpening(
  read: ReadDocument,
  dateId: string,
  actor: StaffActor,
): Promise<TellPlan> {
  if (await isLogged(tellOpening.name, read, actor)) {
    return { kind: 'done', result: null, writes: [] };
  }
  const topic: ConsentTopic = { kind: 'opening', dateId };
  if (await read(`${stores.reminderRuns}/${runIdOf(topic)}`)) {
    return { kind: 'refused', problem: 'told' };
  }
  const dates = parseActiveDates((await read('dates/activeDates', 'unlocked')) ?? {});
  if (!isOfUse(dates[dateId], actor.now)) return { kind: 'refused', problem: 'not-open' };
  const entry = { dateId, before: false, after: true };
  const writes = [
    ...reminderRunWrites(topic, actor.now),
    ...functionLog(tellOpening, actor, entry),
  ];
  return { kind: 'done', result: null, writes };
}
