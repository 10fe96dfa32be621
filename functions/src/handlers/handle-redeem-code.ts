import type { RequestHandler } from 'express';
import * as z from 'zod';
import type { PointBalance } from '../../../src/domain/points/ledger-plan.ts';
import { codePattern, type PointCode, planCode } from '../../../src/domain/points/point-code.ts';
import { storedPoints } from '../../../src/domain/staff/customers/grant-points.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { callerUid } from '../caller.ts';
import { runPlan } from '../run-plan-as-admin.ts';
import { isKnown, isLimited } from '../sms/known-customer.ts';

const body = z.object({ code: z.string().regex(codePattern) });

/**
 * POST /app/redeem-code: gives the caller the points of a gift code, or a percentage code for an order, once; repeated,
 * it says again what they got. Without a code of that name, or one that counts no more, says why.
 */
export const redeemCode: RequestHandler = async (request, response) => {
  const uid = callerUid(response);
  const { code } = body.parse(request.body);
  const now = Date.now();
  const applyNewAccountLimits = (await isLimited(uid)) && !(await isKnown(uid, now));
  const plan = await runPlan(async (read) => {
    const [found, ledger, balance] = await Promise.all([
      read(`${stores.pointCodes}/${code}`),
      read(`${stores.points}/${uid}`),
      read(`${stores.pointBalances}/${uid}`),
    ]);
    const guesses = (balance as Partial<PointBalance> | undefined)?.codeGuesses;
    const customer = {
      uid,
      ...storedPoints(ledger, balance),
      isLimited: applyNewAccountLimits,
      guesses,
    };
    return planCode(code, found as PointCode | undefined, customer, now);
  });
  const { writes: _, ...answer } = plan;
  response.json(answer);
};
