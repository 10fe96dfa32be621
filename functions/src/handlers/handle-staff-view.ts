import type { RequestHandler } from 'express';
import { getFirestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { textHash } from '../../../src/domain/lib/text-hash.ts';
import { dateIdShape } from '../../../src/domain/order/id-shapes.ts';
import { ordersOf } from '../../../src/domain/staff/orders/date-orders.ts';
import { unpaidPortions } from '../../../src/domain/staff/orders/unpaid-orders.ts';
import { mayView } from '../../../src/domain/staff/role-dates.ts';
import { type ViewRole, viewRoles } from '../../../src/domain/staff/roles.ts';
import { staffView as viewOf } from '../../../src/domain/staff/view/staff-view.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { callerStaff } from '../caller.ts';
import { readMarksAndCancellations } from '../date-cache.ts';
import { countLogged } from '../date-marks.ts';
import { ordersIn, sheetsOf } from '../date-sheets.ts';
import { Failure } from '../failure.ts';
import { unpaidLinks } from '../pay-links/links.ts';

const query = z.object({ dateId: dateIdShape, known: z.string().max(40).optional() });

/**
 * GET /app/staff-view?dateId=&known=: what the caller's role needs of a date's orders, for roles that may not read them;
 * `same` instead for who has this version of it, so that phones that ask all day read few documents. Throws `forbidden`
 * for other callers, and for a date that is not for the role now.
 */
export const staffView: RequestHandler = async (request, response) => {
  const staff = callerStaff(response, viewRoles);
  const { dateId, known } = query.parse(request.query);
  if (!mayView(staff.role, dateId, Date.now())) throw new Failure('forbidden');
  const db = getFirestore();
  const [sheets, run, links, logged] = await Promise.all([
    sheetsOf(db, dateId).get(),
    db.doc(`${stores.deliveryRuns}/${dateId}`).get(),
    unpaidLinks({ dateId }),
    countLogged(db, dateId),
  ]);
  const orders = ordersIn(sheets);
  const unpaid = unpaidPortions(
    links.map(({ link }) => link),
    ordersOf(orders),
  );
  // A cancellation changes a sheet, and a mark adds an entry to the log.
  const [stampOfRun, ...stamps] = [run, ...sheets.docs].map(({ id, updateTime }) => [
    id,
    updateTime?.valueOf(),
  ]);
  const version = textHash(JSON.stringify([staff.role, stampOfRun, stamps, [...unpaid], logged]));
  // It names customers, so nothing on the way keeps it.
  response.set('Cache-Control', 'no-store');
  if (known === version) {
    response.json({ same: true });
    return;
  }
  // Read after what the version tells of: a mark made meanwhile has the next version.
  const { cancelled, marks } = await readMarksAndCancellations(db, dateId, JSON.stringify(stamps));
  const sources = { orders, cancelled, marks, run: run.data(), unpaid };
  response.json({ ...viewOf(staff.role as ViewRole, sources), version });
};

const askedDates = z.object({
  dateIds: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(z.array(dateIdShape).max(100)),
});

/** GET /app/dates-with-orders?dateIds=: which of these dates have orders, as far as the caller's role may see them. */
export const datesWithOrders: RequestHandler = async (request, response) => {
  const { role } = callerStaff(response, viewRoles);
  const { dateIds } = askedDates.parse(request.query);
  const open = dateIds.filter((dateId) => mayView(role, dateId, Date.now()));
  const db = getFirestore();
  const sheets = open.map((dateId) => db.collection(stores.orders2).doc(dateId));
  // What is in them may be up to 1 MiB.
  const found = open.length > 0 ? await db.getAll(...sheets, { fieldMask: ['dateId'] }) : [];
  response.json({ withOrders: found.filter(({ exists }) => exists).map(({ id }) => id) });
};
