import { randomBytes } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { parseAreaCircle } from '../../../src/domain/customer/delivery-area.ts';
import { isMobile, smsRecipient } from '../../../src/domain/customer/phone.ts';
import type { User } from '../../../src/domain/customer/user.ts';
import { remindersPrefix } from '../../../src/domain/issues/issues.ts';
import { defaultLanguage, type Language } from '../../../src/domain/lib/language.ts';
import { type Menus, menuTitle, parseMenus } from '../../../src/domain/menus/menu.ts';
import type { ConsentChannel } from '../../../src/domain/messages/consent.ts';
import {
  type ReminderRun,
  runIdOf,
  type SendOutcome,
  type SentReminder,
} from '../../../src/domain/messages/reminder.ts';
import { reminderMail, reminderSms } from '../../../src/domain/messages/reminder-text.ts';
import { mostOfRestock } from '../../../src/domain/messages/restock.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import { accountOf } from '../customers/customer-account.ts';
import { runPlan } from '../run-plan-as-admin.ts';
import { settings, WrongSettings } from '../settings.ts';
import { isKnown } from '../sms/known-customer.ts';
import { SmsRefused, SmsUnavailable, sendSms } from '../sms/sms.ts';
import { noteUnsent } from '../sms/unsent-sms.ts';
import { runReminderJob } from './reminder-job.ts';
import type { Reminder, ReminderPorts } from './reminder-ports.ts';
import { sendMail, takesMail } from './send-mail.ts';
import { waitingPorts } from './waiting-ports.ts';

/** Most messages of one run. */
const mostSends = 500;
/** How long a run begins messages, ms; the function itself is ended later. */
const longestMs = 420_000;
const longestWaitingMs = 150_000;

/** Sends the reminders that are due (reminder-job.ts). Runs on a schedule (index.ts). Returns how many it has tried to send. */
export function sendReminders(now: () => number = Date.now): Promise<number> {
  const known = settings('reminders');
  return runReminderJob({
    now,
    runPlan,
    openRuns,
    asked,
    failed,
    addressOf: (user, channel) => addressOf(user, channel, now()),
    send: sender(now),
    note: (topic, error) =>
      noteUnsent(`${remindersPrefix}${runIdOf(topic)}`, {
        ...{ time: now(), uid: '', orderId: '' },
        ...{ dateId: topic.dateId, error: `${topic.kind}: ${error}` },
        // The document may be full.
      }).catch((reason) => console.error('could not record unsent reminders', error, reason)),
    waiting: waitingPorts,
    newStop: () => randomBytes(12).toString('base64url'),
    hours: known.REMIND_HOURS_BEFORE,
    pots: { email: known.REMINDER_MAILS_PER_DAY, text: known.REMINDER_TEXTS_PER_DAY },
    areas: {
      sydney: parseAreaCircle(known.AREA_SYDNEY),
      gosford: parseAreaCircle(known.AREA_GOSFORD),
    },
    mostOfRestock,
    mostSends,
    endsAt: now() + longestMs,
    waitingEndsAt: now() + longestWaitingMs,
  });
}

async function openRuns(): Promise<ReminderRun[]> {
  const runs = getFirestore().collection(stores.reminderRuns);
  return (await runs.where('state', '==', 'running').get()).docs.map(
    (run) => run.data() as ReminderRun,
  );
}

const asked: ReminderPorts['asked'] = async (kind, after, limit) => {
  const all = getFirestore().collection(stores.consents);
  const given =
    kind === 'opening' ? all.where('opening.on', '==', true) : all.where('closing.on', '==', true);
  const inOrder = given.orderBy('__name__');
  const page = after === '' ? inOrder : inOrder.startAfter(after);
  return (await page.limit(limit).select().get()).docs.map(({ id }) => id);
};

const failed: ReminderPorts['failed'] = async (run, limit) => {
  const { docs } = await getFirestore()
    .collection(stores.remindersSent)
    .where('run', '==', run)
    .where('state', '==', 'failed')
    .limit(limit)
    .get();
  return docs.map((sent) => (sent.data() as SentReminder).uid);
};

/**
 * Anybody can sign up with the address of somebody else, and type any phone: e-mails go to an address that its account has
 * confirmed, texts to the phone of a customer who has paid, or got a delivery.
 */
async function addressOf(
  user: User,
  channel: ConsentChannel,
  now: number,
): Promise<string | undefined> {
  if (channel === 'email') {
    const account = await accountOf(getAuth(), user.uid);
    return account?.emailVerified === true && !account.disabled ? account.email : undefined;
  }
  const phone = user.deliveryInfo?.phone ?? '';
  return isMobile(phone) && (await isKnown(user.uid, now)) ? phone : undefined;
}

/** A profile may name no language; a message that could not be written would end the run for everybody after its customer. */
const languageFor = ({ lang }: Partial<User>): Language => lang ?? defaultLanguage;

/** Sends by either channel; asks the mail server once in a run whether it takes e-mails. */
function sender(now: () => number): ReminderPorts['send'] {
  let mailReady: Promise<boolean> | undefined;
  let menus: Menus | undefined;
  const dishOf = async ({ menuKey, user }: Reminder) => {
    if (menuKey === undefined) return undefined;
    menus ??= await readMenus();
    const menu = menus[menuKey];
    return { menuKey, title: menu ? menuTitle(menu, languageFor(user)) : menuKey };
  };
  return async (reminder) => {
    const { to, user, channel } = reminder;
    const web = settings('web').SHOP_ORIGINS[0] ?? '';
    const dish = await dishOf(reminder).catch((error) => {
      console.error('the dish of a message could not be read', error);
      return null;
    });
    if (dish === null) return 'unavailable';
    const message = { ...reminder, dish, language: languageFor(user), web, now: now() };
    if (channel === 'text') return sendText(to, reminderSms(message), reminder);
    mailReady ??= takesMail();
    return (await mailReady) ? sendMail(to, reminderMail(message)) : 'unavailable';
  };
}

async function readMenus(): Promise<Menus> {
  return parseMenus((await getFirestore().doc(`${stores.manages}/menus`).get()).data() ?? {});
}

async function sendText(phone: string, text: string, { user }: Reminder): Promise<SendOutcome> {
  try {
    await sendSms({ from: settings('sms').SMS_SENDER, to: smsRecipient(phone), text });
    return 'sent';
  } catch (error) {
    if (error instanceof SmsUnavailable || error instanceof WrongSettings) return 'unavailable';
    if (error instanceof SmsRefused) return 'refused';
    console.error('unknown whether a reminder was sent', user.uid, error);
    return 'unknown';
  }
}
