import type { RequestHandler } from 'express';
import { getFirestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { sameValue } from '../../../src/domain/lib/same-value.ts';
import { attemptIdShape } from '../../../src/domain/order/id-shapes.ts';
import {
  type AnyFunctionAction,
  callPath,
  type FunctionOutcome,
  findOutcome,
} from '../../../src/domain/staff/actions/function-action.ts';
import {
  type FunctionActionName,
  functionActionNamed,
  type InputOf,
  type OutcomeOf,
} from '../../../src/domain/staff/actions/function-actions.ts';
import { planAllowTexts } from '../../../src/domain/staff/customers/allow-texts.ts';
import { planTellOpening } from '../../../src/domain/staff/dates/tell-opening.ts';
import type { StaffActor, StaffLogEntry } from '../../../src/domain/staff/staff-log.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { ownBackend } from '../backend.ts';
import { callerStaff } from '../caller.ts';
import { deleteCustomerData } from '../customers/delete-customer-data.ts';
import { exportCustomerData } from '../customers/export-customer-data.ts';
import { Failure } from '../failure.ts';
import { jsonOf } from '../json-of.ts';
import { cancelPayLink, takeLink, textPayLink } from '../pay-links/take-link.ts';
import { decideRefund } from '../refunds/decide-refund.ts';
import {
  declineRequest,
  refundException,
  retryRefund,
  settleRefund,
} from '../refunds/payment-refunds.ts';
import { runPlan } from '../run-plan-as-admin.ts';
import { sendDeliveryTimes } from '../sms/send-delivery-time.ts';
import { changeRole } from '../staff/change-staff-role.ts';
import { staffActor } from '../staff-actor.ts';

/** Carries out each action; the type checker requires every name. `entryId` of the actor is the attempt. */
const runs: {
  [Name in FunctionActionName]: (
    input: InputOf<Name>,
    actor: StaffActor,
  ) => Promise<OutcomeOf<Name>>;
} = {
  refund: ({ decision, seen }, actor) =>
    decideRefund({ ...decision, id: actor.entryId }, seen, actor),
  'refund-exception': (input, actor) => refundException({ ...input, id: actor.entryId }, actor),
  'refund-retried': (input, actor) => retryRefund({ ...input, id: actor.entryId }, actor),
  'refund-settled': (input, actor) => settleRefund({ ...input, id: actor.entryId }, actor),
  'refund-declined': declineRequest,
  'delivery-message': sendDeliveryTimes,
  'pay-link': takeLink,
  'pay-link-cancelled': cancelPayLink,
  'pay-link-text': textPayLink,
  'customer-exported': async ({ uid }, actor) => {
    return done(await exportCustomerData(ownBackend(), uid, actor));
  },
  'customer-deleted': async ({ uid }, actor) => {
    const result = await deleteCustomerData(ownBackend(), uid, actor);
    return result === 'deleted' ? done(null) : { kind: 'refused', problem: result };
  },
  'staff-rights': async ({ email, role }, actor) => {
    const result = await changeRole(ownBackend(), email, role === 'off' ? null : role, actor);
    return result === 'done' ? done(null) : { kind: 'refused', problem: result };
  },
  'opening-told': async ({ dateId }, actor) => {
    const plan = await runPlan((read) => planTellOpening(read, dateId, actor));
    return plan.kind === 'done' ? done(null) : plan;
  },
  'texts-allowed': async (input, actor) => {
    const plan = await runPlan((read) => planAllowTexts(read, input, actor));
    return plan.kind === 'done' ? done(null) : plan;
  },
};

const done = <Result>(result: Result) => ({ kind: 'done' as const, result });

const body = z.object({
  action: z.string(),
  attempt: attemptIdShape,
  /** `outcome`: what has become of the attempt, for a caller who lost the response. */
  mode: z.enum(['run', 'outcome']),
  input: jsonOf(z.unknown()),
});

/** `pending`: the attempt may be running still, or may never have arrived. */
type ActionResponse = FunctionOutcome<unknown, unknown> | { kind: 'pending' };

/** POST /app/function-action, /app/personal/function-action: carries out an action of staff that needs the rights of the server; staff only. */
export const functionAction: RequestHandler = async (request, response) => {
  const call = body.parse(request.body);
  const action = functionActionNamed(call.action);
  const input = action?.input.safeParse(call.input);
  if (!action || !input?.success) throw new Failure('bad-request');
  const actor = staffActor(callerStaff(response, action.allowedRoles), call.attempt);
  if (request.path !== callPath(action)) throw new Failure('bad-request');
  if (call.mode === 'outcome') {
    const found = await findOutcome(action, read, actor, input.data);
    if (found.kind !== 'run-again') {
      const known = found.kind === 'pending' ? await keptRefusal(action.name, call.attempt) : found;
      response.json((known ?? found) satisfies ActionResponse);
      return;
    }
  }
  if ((action.parts?.of(input.data).length ?? 1) > 1) throw new Failure('bad-request');
  await checkEntry(action.name, actor, action.logSubject(input.data));
  const run = runs[action.name as FunctionActionName] as (
    input: unknown,
    actor: StaffActor,
  ) => Promise<ActionResponse>;
  const refused = refusedAttempt(call.attempt);
  // What became of the attempt before is no outcome of this one.
  await refused.delete();
  const outcome = await run(input.data, actor).catch(refusal);
  if (outcome.kind === 'refused') {
    const problem = JSON.stringify(outcome.problem);
    await refused.set({ action: action.name, problem, at: actor.now });
  }
  response.json(outcome);
};

/** Where the refusal of an attempt is kept for two days: it writes nothing else by which a lost response could be looked up. */
const refusedAttempt = (attempt: string) =>
  getFirestore().doc(`${stores.refusedAttempts}/${attempt}`);

async function keptRefusal(name: string, attempt: string): Promise<ActionResponse | undefined> {
  const stored = (await refusedAttempt(attempt).get()).data();
  return stored?.action === name
    ? { kind: 'refused', problem: JSON.parse(String(stored.problem)) }
    : undefined;
}

/** The outcome of a refusal that was thrown with its problem; throws all else. */
function refusal(error: unknown): ActionResponse {
  const [problem] = error instanceof Failure ? (error.problems ?? []) : [];
  if (!problem) throw error;
  return { kind: 'refused', problem };
}

const read = async (path: string) => (await getFirestore().doc(path).get()).data();

/** Throws `bad-request` for an attempt whose log entry would overwrite that of another one. */
async function checkEntry(
  name: string,
  { uid, entryId }: StaffActor,
  logSubject: ReturnType<AnyFunctionAction['logSubject']>,
): Promise<void> {
  const entry = (await read(`${stores.staffLog}/${entryId}`)) as StaffLogEntry | undefined;
  if (!entry) return;
  const own = entry.action === name && entry.actor === uid;
  if (!own || !sameValue({ ...entry, ...logSubject }, entry)) throw new Failure('bad-request');
}
