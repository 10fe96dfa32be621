import type { RequestHandler } from 'express';
import * as z from 'zod';
import { parseMenus } from '../../../src/domain/menus/menu.ts';
import { basketSum } from '../../../src/domain/order/basket/basket.ts';
import { codePattern, type PointCode, planCode } from '../../../src/domain/points/point-code.ts';
import { quantitiesShape } from '../../../src/domain/refunds/refund-shapes.ts';
import { storedPoints } from '../../../src/domain/staff/customers/points.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { callerUid } from '../caller.ts';
import { jsonOf } from '../json-of.ts';
import { runPlan } from '../run-plan.ts';
import { isKnown, isLimited } from '../sms/known-customer.ts';

const body = z.object({
  code: z.string().regex(codePattern),
  /** menuKey → quantity of the order that the code is entered with. */
  quantities: jsonOf(quantitiesShape),
});

/**
 * POST /app/redeem-code: gives the caller the points of a gift or promotion code, once; repeated, it says again what
 * they got. Without a code of that name, or one that counts no more, says why.
 */
export const redeemCode: RequestHandler = async (request, response) => {
  const uid = callerUid(response);
  const { code, quantities } = body.parse(request.body);
  const now = Date.now();
  const limited = (await isLimited(uid)) && !(await isKnown(uid, now));
  const plan = await runPlan(async (read) => {
    const [found, ledger, balance] = await Promise.all([
      read(`${stores.pointCodes}/${code}`),
      read(`${stores.points}/${uid}`),
      read(`${stores.pointBalances}/${uid}`),
    ]);
    const menus = parseMenus((await read(`${stores.manages}/menus`, 'unlocked')) ?? {});
    const customer = { uid, ...storedPoints(ledger, balance), isLimited: limited };
    const { total = 0 } = basketSum(quantities, menus);
    return planCode(code, found as PointCode | undefined, customer, total, now);
  });
  if (plan.kind === 'refused') response.json(plan);
  else response.json({ kind: 'done', points: plan.points, already: plan.already });
};
