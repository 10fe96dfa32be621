import type { Command } from 'commander';
import { runPlanIn } from '../../../functions/src/run-plan.ts';
import { planListEntry } from '../../../src/domain/customer/profile-copies.ts';
import { invoiceTypes, type User } from '../../../src/domain/customer/user.ts';
import { isOpen } from '../../../src/domain/dates/open-dates.ts';
import { isInvoiceCounter } from '../../../src/domain/invoices/invoice.ts';
import { formatPoints, toCents } from '../../../src/domain/lib/money.ts';
import {
  type CustomerRights,
  planCustomerRights,
} from '../../../src/domain/staff/customers/customer-plan.ts';
import {
  isPercentage,
  planPointRate,
} from '../../../src/domain/staff/customers/point-rate-plan.ts';
import {
  grantKey,
  parseGrant,
  planConfirmPoints,
  planGrantPoints,
  storedPoints,
} from '../../../src/domain/staff/customers/points-plan.ts';
import { loggedPlan } from '../../../src/domain/staff/staff-plan.ts';
import { setFields } from '../../../src/domain/store/document-write.ts';
import type { ReadDocument } from '../../../src/domain/store/transaction.ts';
import { CommandError } from '../command-error.ts';
import { readData, runStaffPlan, type Shop, writeLogged } from '../connect.ts';
import { customerUid } from '../customer-uid.ts';
import { withProgress } from '../progress.ts';
import { readDate } from '../read-date.ts';
import { say } from '../say.ts';

/** `shop customer`, `staff`, `point-rate`, `confirm-email`, `confirm-points`, `grant-points`. */
export function addCustomers(program: Command, shop: () => Shop): void {
  program
    .command('customer <who>')
    .description(
      "Set a customer's rights, by e-mail address, phone or name; without options show them",
    )
    .option('--cash <on|off>', 'may order by cash')
    .option('--invoice <on|off>', 'may issue invoices')
    .option('--invoice-type <type>', invoiceTypes.join(', '))
    .option('--point-rate <percent>', 'own point rate; "default" for the shop\'s')
    .option('--aged-care <name>', 'in aged care by this provider; "off" for nobody\'s')
    .addHelpText(
      'after',
      '\nExample:\n  npm run shop -- customer someone@example.com --cash on --point-rate 3',
    )
    .action(async (who: string, options: CustomerOptions) => {
      const uid = await customerUid(shop(), who);
      const rights = rightsAsked(options);
      if (Object.keys(rights).length > 0) {
        await runStaffPlan(shop(), async (read, actor) =>
          planCustomerRights({ uid, rights }, await read(`users/${uid}`), actor),
        );
        await copyProfile(shop(), uid);
      }
      const user = (await readData(shop(), `users/${uid}`)) ?? {};
      say(`${user.name ?? who}, ${user.email ?? ''} (${uid})`);
      for (const key of [
        'isCashAvailable',
        'isAgedCare',
        'acName',
        'invoiceAuth',
        'invoiceAuthType',
        'customPointRate',
      ]) {
        say(`  ${key}: ${user[key] ?? '–'}`);
      }
      if (user.invoiceAuth && !isInvoiceCounter(await readData(shop(), 'common/invoice'))) {
        say('No invoice can be issued before "shop invoice-start".');
      }
    });

  program
    .command('staff <email> <on|off>')
    .description('Let somebody run the shop (custom claim); takes effect at their next sign-in')
    .action(async (email: string, value: string) => {
      const user = await shop()
        .auth.getUserByEmail(email)
        .catch(() => undefined);
      if (!user) throw new CommandError(`Nobody is registered as ${email}.`);
      const staff = onOff(value);
      const entry = {
        action: 'staff-rights' as const,
        uid: user.uid,
        subject: email,
        before: user.customClaims?.staff === true ? 'on' : 'off',
        after: value,
      };
      // Before the claim is set: rights must not exist without a log entry.
      await runStaffPlan(shop(), async (_, actor) => loggedPlan(actor, entry, []));
      await shop().auth.setCustomUserClaims(user.uid, { ...user.customClaims, staff });
      say(`${email}: staff ${value}.`);
    });

  program
    .command('point-rate <percent>')
    .description("Set the shop's point rate")
    .action(async (percent: string) => {
      const pointRate = percentage(percent);
      await runStaffPlan(shop(), async (read, actor) =>
        planPointRate({ rate: pointRate }, await read('common/point'), actor),
      );
      say(`The point rate is ${pointRate} %.`);
    });

  program
    .command('confirm-email <on|off>')
    .description('Ask for a confirmed e-mail address at sign-up, or no longer')
    .action(async (value: string) => {
      const confirmedEmail = onOff(value);
      const change = { action: 'customer' as const, before: '–', after: value };
      await writeLogged(shop(), { ...change, subject: 'confirmed e-mail at sign-up' }, async () => [
        { collection: 'common', id: 'registration', fields: setFields({ confirmedEmail }) },
      ]);
      say(`A confirmed e-mail address at sign-up: ${value}.`);
    });

  program
    .command('confirm-points <dateId>')
    .description('Confirm the points earned on a date, once its orders have been delivered')
    .action(async (dateId: string) => {
      if (isOpen(await readDate(shop(), dateId))) {
        throw new CommandError(
          `${dateId} still takes orders; nothing was written. Close it first.`,
        );
      }
      const uids = Object.keys((await readData(shop(), `orders2/${dateId}`)) ?? {});
      let confirmed = 0;
      await withProgress('customers', uids, async (uid) => {
        const written = await runStaffPlan(shop(), async (read, actor) =>
          planConfirmPoints({ uid, dateId }, await pointsOf(read, uid), actor),
        );
        if (written) confirmed += 1;
      });
      if (confirmed === 0) {
        throw new CommandError(
          uids.length === 0
            ? `${dateId} has no orders; nothing was written.`
            : `${dateId}: all points are confirmed already; nothing was written.`,
        );
      }
      say(`${dateId}: points of ${confirmed} of ${uids.length} customers were confirmed now.`);
    });

  program
    .command('grant-points <email> <points> <reason>')
    .description(
      'Give a customer points (shown as granted by the shop); the same reason is granted once',
    )
    .action(async (email: string, points: string, reason: string) => {
      if (reason.trim() === '') throw new CommandError('Say for what reason the points are given.');
      const uid = await customerUid(shop(), email);
      const grant = { uid, points: amount(points), reason: reason.trim() };
      await runStaffPlan(shop(), async (read, actor) => {
        const stored = await pointsOf(read, uid);
        const before = stored.ledger[grantKey(grant.reason)];
        if (before) {
          throw new CommandError(
            `"${reason}" was granted already, with ${formatPoints(toCents(before.point))} points; nothing was written.`,
          );
        }
        return planGrantPoints(grant, stored, actor);
      });
      say(`${email} got ${points} points.`);
    });
}

interface CustomerOptions {
  cash?: string;
  invoice?: string;
  invoiceType?: string;
  pointRate?: string;
  agedCare?: string;
}

function rightsAsked(options: CustomerOptions): Partial<CustomerRights> {
  const rights: Partial<CustomerRights> = {};
  if (options.cash) rights.isCashAvailable = onOff(options.cash);
  if (options.invoice) rights.invoiceAuth = onOff(options.invoice);
  if (options.invoiceType) {
    const type = invoiceTypes.find((known) => known === options.invoiceType);
    if (!type) throw new CommandError(`--invoice-type is one of ${invoiceTypes.join(', ')}.`);
    rights.invoiceAuthType = type;
  }
  if (options.pointRate) {
    rights.customPointRate = options.pointRate === 'default' ? null : percentage(options.pointRate);
  }
  if (options.agedCare !== undefined) {
    const acName = options.agedCare === 'off' ? '' : options.agedCare.trim();
    Object.assign(rights, { isAgedCare: acName !== '', acName });
  }
  return rights;
}

/**
 * Copies a changed profile to the user list. If that is full, the rights are still changed and the
 * operator is informed.
 */
async function copyProfile({ db }: Shop, uid: string): Promise<void> {
  try {
    await runPlanIn(db)(async (read) => {
      const user = (await read(`users/${uid}`)) as User | undefined;
      return { writes: user?.listLoc ? await planListEntry(user, read) : [] };
    });
  } catch (error) {
    say(`The user list was not changed (${error}). Repeat the command later.`);
  }
}

async function pointsOf(read: ReadDocument, uid: string) {
  return storedPoints(await read(`points/${uid}`), await read(`pointBalances/${uid}`));
}

function onOff(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new CommandError(`"${text}": say on or off.`);
  return text === 'on';
}

function percentage(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !isPercentage(value)) {
    throw new CommandError(`"${text}" is not a percentage from 0 to 100.`);
  }
  return value;
}

function amount(text: string): number {
  const points = parseGrant(text);
  if (points === undefined) {
    throw new CommandError(`"${text}" is not a number of points: say one from 0.01 to 99999.99.`);
  }
  return points;
}
