import type { RequestHandler } from 'express';
import { getFirestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import type { ActionSubject } from '../../../src/domain/staff/actions/action.ts';
import { actionNamed } from '../../../src/domain/staff/actions/actions.ts';
import {
  type ActionOutcome,
  planAction,
  type RunOutcome,
} from '../../../src/domain/staff/actions/plan-action.ts';
import { withContaining } from '../../../src/domain/staff/actions/written-paths.ts';
import { isViewRole, type Role } from '../../../src/domain/staff/roles.ts';
import {
  type ChangedBy,
  changedBy,
  type StaffLogEntry,
} from '../../../src/domain/staff/staff-log.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { callerStaff } from '../caller.ts';
import { wasPlaced } from '../date-sheets.ts';
import { Failure } from '../failure.ts';
import { jsonOf } from '../json-of.ts';
import { runPlan } from '../run-plan-as-admin.ts';
import { staffActor } from '../staff-actor.ts';

const body = z.object({
  action: z.string().max(40),
  /** JSON of the input, and of the state that the screen showed; without `seen` whatever it is now. */
  input: jsonOf(z.unknown()),
  seen: jsonOf(z.unknown()).optional(),
  /** The same for every repetition of a call whose response was lost. */
  entryId: z.uuid(),
});

/**
 * Refuses what is about an order that nobody has placed: each of its marks and photos would be loaded by everybody who
 * opens the date. Throws `forbidden`.
 */
async function checkOrder({ dateId, uid, orderId }: ActionSubject): Promise<void> {
  if (!dateId || !uid || !orderId) return;
  if (!(await wasPlaced(getFirestore(), { dateId, uid, orderId }))) throw new Failure('forbidden');
}

/**
 * POST /app/staff-action: runs an action for staff whom the rules let write nothing, if their role may run it with
 * this input now.
 * Owners run theirs under the rules, so they are refused here. Throws `forbidden`.
 */
export const staffAction: RequestHandler = async (request, response) => {
  const { action: name, input, seen, entryId } = body.parse(request.body);
  const found = actionNamed(name);
  const action = found?.runs === 'rules' ? found : undefined;
  const allowedRoles: readonly Role[] = action?.allowedRoles ?? [];
  const staff = callerStaff(
    response,
    allowedRoles.filter((role) => role !== 'owner'),
  );
  if (!action) throw new Failure('forbidden');
  const actor = staffActor(staff, entryId);
  const given = action.input.safeParse(input);
  if (given.success && action.isFor?.(staff.role, given.data, actor.now) === false) {
    throw new Failure('forbidden');
  }
  if (given.success && isViewRole(staff.role)) await checkOrder(action.logSubject(given.data));
  const outcome = await runPlan<ActionOutcome<unknown>>(async (read) => {
    const entry = (await read(`${stores.staffLog}/${entryId}`)) as StaffLogEntry | undefined;
    if (!entry) return planAction(action, input, seen, read, actor);
    if (entry.actor !== staff.uid) throw new Failure('forbidden');
    return { kind: 'write', before: entry.before, after: entry.after, writes: [] };
  });
  response.json(await told(name, outcome));
};

/** What the caller is told: not what was written, but who made the other change. */
async function told(action: string, outcome: ActionOutcome<unknown>): Promise<RunOutcome<unknown>> {
  if (outcome.kind === 'write') return { ...outcome, writes: [], deletes: [] };
  if (outcome.kind !== 'conflict') return outcome;
  return { ...outcome, by: await lastChange(action, outcome) };
}

/** A name and a time out of the log, which not every role may read. */
async function lastChange(
  action: string,
  { now, paths: [path] }: { now: unknown; paths: readonly string[] },
): Promise<ChangedBy | undefined> {
  if (path === undefined) return undefined;
  const found = await getFirestore()
    .collection(stores.staffLog)
    .where('paths', 'array-contains-any', withContaining(path))
    .orderBy('at', 'desc')
    .limit(1)
    .get();
  return changedBy(found.docs[0]?.data(), action, now);
}
