import type { TempOrders } from '../../../src/domain/card/temp-order.ts';
import { sameValue } from '../../../src/domain/lib/same-value.ts';
import { type Ledger, ledgerAmount } from '../../../src/domain/points/points.ts';
import type { Run } from './one-run.ts';

/** How a run may end; everything else is an error. */
export type Outcome =
  | 'order'
  | 'order with remarks'
  | 'exception'
  | 'unpaid'
  | 'order, text lost and told';

/**
 * Checks the stores after a settled run: one order in each, one set of points, one SMS, or one
 * exception that is logged and shown. Throws with what is wrong.
 */
export async function outcomeOf(run: Run): Promise<Outcome> {
  const { customer, waiting, paid, scenario } = run;
  const { store, uid } = customer;
  const { dateId, orderKey, attemptId } = waiting.order;
  const here = (await customer.orders())[dateId]?.[orderKey];
  const [all, backup, temp, issues, texts, sessions] = await Promise.all([
    store.read(`orders2/${dateId}`),
    store.read(`ordersBackupByKey/${dateId}_${orderKey}`),
    store.read(`tempOrdersForCard/${uid}`),
    store.read('errors/orderIssues'),
    customer.receivedSms(),
    Promise.all(run.sessionIds.map((id) => store.read(`checkouts/${id}`))),
  ]);
  const waits = (temp as unknown as TempOrders | undefined)?.[dateId]?.[orderKey];
  const mine = (all?.[uid] ?? {}) as Record<string, unknown>;
  const told = Object.values((issues?.[dateId] ?? {}) as Record<string, { issue: string }>);
  await expectPointsAgree(run);
  expect(sameValue(mine[orderKey], here), 'orders2 and ordersForCustomer agree');

  if (!paid) {
    expect(here?.attemptId !== attemptId, 'an unpaid try is no order');
    expect(texts.length === 0, 'nobody is texted about an unpaid try');
    expect(waits !== undefined && !waits.exception, 'the unpaid try waits');
    return 'unpaid';
  }
  if (scenario.meanwhile === 'order-comes') {
    expect(here?.attemptId === 'by-phone', 'the later order stands');
    expect(
      told.filter(({ issue }) => issue === 'cardPaymentException').length === 1,
      'logged once',
    );
    expect(waits?.exception === 'order-changed', 'kept for its customer');
    expect(texts.length === 0, 'no text about an exception');
    const answer = await customer.comeBack(waiting.order);
    expect(answer.body.state === 'exception', 'told to its customer');
    return 'exception';
  }
  expect(here?.paid === true && here.attemptId === attemptId, 'the order is stored and paid');
  expect(Object.keys(mine).length === 1, 'one order');
  expect(Object.keys(backup ?? {}).length === 1, 'one backup by key');
  const intent = await store.read(`cardPaymentIntent/${here?.payment_intent}`);
  expect(sameValue(intent, here), 'the payment record is the order');
  expect(waits === undefined, 'nothing waits any more');
  expect(
    sessions.filter((session) => session?.state === 'completed').length === 1,
    'one session completed',
  );
  const remarked = told.filter(({ issue }) => issue === 'cardPaymentRemarks').length;
  const short = scenario.usesPoints && scenario.meanwhile === 'points-go';
  expect(
    remarked === (short || scenario.meanwhile === 'date-closes' ? 1 : 0),
    'remarks logged once',
  );
  expect(here?.pointShortfall === (short ? 10 : undefined), 'missing points are owed');
  expect(texts.length <= 1, `one text, not ${texts.length}`);
  if (texts.length === 0) {
    const unsent = Object.values((await store.read('errors/smsUnsent')) ?? {}) as {
      uid?: string;
    }[];
    expect(
      unsent.some((text) => text.uid === uid),
      'a lost text is told',
    );
    return 'order, text lost and told';
  }
  return remarked > 0 ? 'order with remarks' : 'order';
}

async function expectPointsAgree({ customer, waiting, paid, scenario }: Run): Promise<void> {
  const { store, uid } = customer;
  const { dateId, orderKey } = waiting.order;
  const ledger = ((await store.read(`points/${uid}`)) ?? {}) as unknown as Ledger;
  const balance = Number((await store.read(`pointBalances/${uid}`))?.balance ?? 0);
  const sum = Object.values(ledger).reduce((total, entry) => total + ledgerAmount(entry), 0);
  expect(sum === balance, `balance ${balance} is the ledger's sum ${sum}`);
  const done = paid && scenario.meanwhile !== 'order-comes';
  const own = Object.keys(ledger).filter((key) => key.startsWith(`${dateId}--${orderKey}`));
  const used = done && scenario.usesPoints && scenario.meanwhile !== 'points-go';
  expect(own.length === Number(done) + Number(used), `ledger entries: ${own.join()}`);
}

function expect(holds: boolean, what: string): void {
  if (!holds) throw new Error(`not so: ${what}`);
}
