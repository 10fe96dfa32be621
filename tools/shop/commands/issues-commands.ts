import type { Command } from 'commander';
import { furtherSheetsOf } from '../../../functions/src/customers/stored-parts.ts';
import { paidOrdersOf } from '../../../functions/src/payments/exceptional-payments.ts';
import type { User } from '../../../src/domain/customer/user.ts';
import { sydneyClock, sydneyTime } from '../../../src/domain/dates/sydney-time.ts';
import { type Issue, issuesOf, paymentLookBackMs } from '../../../src/domain/issues/issues.ts';
import { formatMoney } from '../../../src/domain/lib/money.ts';
import type { Dispute } from '../../../src/domain/refunds/payments/dispute.ts';
import { CommandError } from '../command-error.ts';
import { readData, type Shop } from '../connect.ts';
import { warnOfFullDocuments } from '../full-documents.ts';
import { say } from '../say.ts';
import { printTable } from '../table.ts';

/** `shop issues`. */
export function addIssues(program: Command, shop: () => Shop): void {
  program
    .command('issues')
    .description('List what needs a person: payments, orders, texts and addresses that failed')
    .option('--since <day>', 'leave out what came before a day, such as 2026-11-24')
    .addHelpText(
      'after',
      `
Newest first, but first of all, marked with !, payments that stand without their order.
docs/staff-guide.md says what to do about each.
Example:
  npm run shop -- issues --since 2026-11-24`,
    )
    .action(async (options: { since?: string }) => {
      const since = options.since === undefined ? 0 : startOf(options.since);
      const lists = await shop().db.collection('userList').listDocuments();
      const details = await furtherSheetsOf(shop().db, 'users', 'users').select().get();
      await warnOfFullDocuments(shop(), [
        'errors/orderIssues',
        'errors/smsUnsent',
        'errors/addressIssues',
        'users/users',
        ...details.docs.map(({ ref }) => ref.path),
        ...lists.map(({ path }) => path),
      ]);
      const [tidying, orderIssues, smsUnsent, addressIssues, unsettled, recent] = await Promise.all(
        [
          readData(shop(), 'staffInbox/tidying'),
          readData(shop(), 'errors/orderIssues'),
          readData(shop(), 'errors/smsUnsent'),
          readData(shop(), 'errors/addressIssues'),
          shop().db.collection('checkouts').where('settled', '==', false).get(),
          shop()
            .db.collection('checkouts')
            .where('createdAt', '>', Date.now() - paymentLookBackMs)
            .get(),
        ],
      );
      const found = [...unsettled.docs, ...recent.docs];
      const checkouts = Object.fromEntries(found.map((one) => [one.id, one.data()]));
      const paidOrders = await paidOrdersOf(shop().db, Object.values(checkouts));
      const told = await shop().db.collection('disputes').where('changedAt', '>', since).get();
      const disputes = told.docs.map((one) => one.data() as Dispute);
      const noted = { orderIssues, smsUnsent, addressIssues, tidying };
      const stored = { ...noted, checkouts, paidOrders, disputes };
      const issues = issuesOf(stored, since);
      if (issues.length === 0) {
        say('Nothing needs a person.');
        return;
      }
      const users = await usersOf(shop(), issues);
      printTable(
        ['', 'when', 'what', 'date', 'order', 'name', 'phone', 'e-mail', 'uid', 'words'],
        issues.map(
          ({ urgent, time, times, kind, dateId, orderKey, uid, name, phone, words, dispute }) => [
            urgent ? '!' : '',
            sydneyClock(time).slice(0, 16).replace('T', ' '),
            times > 1 ? `${kind} (${times} times)` : kind,
            dateId,
            orderKey,
            name,
            phone || users[uid]?.deliveryInfo?.phone || '',
            users[uid]?.email ?? '',
            uid,
            dispute ? disputeWords(dispute) : words,
          ],
        ),
      );
    });
}

/** Profiles by uid of the customers that issues are about; an address report contains only a name. */
async function usersOf(
  shop: Shop,
  issues: readonly Issue[],
): Promise<Record<string, Partial<User>>> {
  // Customers can write any text to `errors`, so only valid uids are looked up.
  const uids = new Set(issues.map(({ uid }) => uid).filter((uid) => /^[\w-]{1,128}$/.test(uid)));
  const users = await Promise.all(
    [...uids].map(async (uid) => [uid, (await readData(shop, `users/${uid}`)) ?? {}] as const),
  );
  return Object.fromEntries(users);
}

/** Midnight in Sydney, epoch ms. */
function startOf(day: string): number {
  try {
    if (/^\d{4}-\d\d-\d\d$/.test(day)) return sydneyTime(`${day}T00:00`);
  } catch {
    // There is no such day; reported below.
  }
  throw new CommandError(`"${day}" is not a day such as 2026-11-24.`);
}

/** What is claimed back, why, and until when evidence is taken. */
function disputeWords({ amount, reason, due }: NonNullable<Issue['dispute']>): string {
  const until = due === undefined ? '' : `, evidence until ${sydneyClock(due).slice(0, 16)}`;
  return `${formatMoney(amount)} ${reason}${until}`;
}
