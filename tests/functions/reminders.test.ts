import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sydneyTime } from '../../src/domain/dates/sydney-time.ts';
import type { PlainMap } from '../../src/domain/store/firestore-json.ts';
import { date, info } from '../../src/domain/testing/fixtures.ts';
import { shopForThisFile } from '../support/functions/one-shop.ts';
import { callAction } from '../support/functions/run-function-action.ts';
import { sendRemindersNow } from '../support/functions/send-reminders-now.ts';
import { unsignedToken } from '../support/functions/unsigned-token.ts';
import { ownerFirestore } from '../support/stack.ts';

const { addresses } = await shopForThisFile();
const store = ownerFirestore(addresses.firestore);
const dateId = '20991201_4000000100';
const closes = sydneyTime('2099-11-29T17:00');
const dayBefore = () => closes - 24 * 3_600_000;
await store.setField('dates/activeDates', [dateId], {
  ...date,
  ...{ deliveryDate: sydneyTime('2099-12-01T12:00'), finishDate: closes, area: 'sydney' },
} as unknown as PlainMap);

/** A customer who has asked to be reminded; their address is confirmed. */
async function asks(uid: string, channel: 'email' | 'text', email = `${uid}@example.com`) {
  const consent = { on: true, given: 1, wording: 'closing-1', lang: 'en', channel };
  const user = { uid, email, name: uid, lang: 'en', createdTime: 1, listLoc: '1' };
  await store.write([
    { path: `users/${uid}`, data: { ...user, deliveryInfo: info } as unknown as PlainMap },
    { path: `consents/${uid}`, data: { closing: consent } },
  ]);
  await confirm(uid, { email, emailVerified: true });
}

/** One whose account and phone the shop knows, with a phone that may be a stranger's. */
async function asksByText(uid: string, phone: string) {
  await asks(uid, 'text');
  await store.setField(`users/${uid}`, ['isTrusted'], true);
  await store.setField(`users/${uid}`, ['deliveryInfo', 'phone'], phone);
}

async function confirm(localId: string, change: object) {
  await fetch(`http://${addresses.auth}/identitytoolkit.googleapis.com/v1/accounts:update`, {
    method: 'POST',
    body: JSON.stringify({ localId, ...change }),
  });
}

interface Mail {
  to: string;
  raw: string;
}
const mails = async (): Promise<Mail[]> => (await fetch(`${addresses.sms}/mails`)).json() as never;
const texts = async (): Promise<{ to: string; text: string }[]> =>
  (await fetch(`${addresses.sms}/outbox`)).json() as never;
const stateOf = async (uid: string) =>
  (await store.read(`remindersSent/${dateId}_closing_${uid}`))?.state;

test('reminds those who asked by e-mail and text, once, each with a link that ends it', async () => {
  await asks('by-mail', 'email');
  await asks('unconfirmed', 'email');
  await confirm('unconfirmed', { emailVerified: false });
  await asks('by-text', 'text');
  await store.setField('users/by-text', ['isTrusted'], true);
  // Nobody whom the shop knows: the phone may be anybody's.
  await asks('stranger', 'text');
  await asks('no-mailbox', 'email', 'refused@example.com');
  await asks('unsure', 'email', 'cut@example.com');
  await asks('has-ordered', 'email');
  await store.write([
    { path: 'ordersForCustomer/has-ordered', data: { [dateId]: { key: { dateId } } } },
  ]);

  expect(await sendRemindersNow(addresses, () => dayBefore() - 60_000)).toBe(0);
  expect(await sendRemindersNow(addresses, dayBefore)).toBe(4);
  const sent = await mails();
  expect(sent.map(({ to }) => to).sort()).toEqual(['by-mail@example.com', 'cut@example.com']);
  const mail = sent.find(({ to }) => to.startsWith('by-mail'))?.raw ?? '';
  const { stop } = (await store.read('consents/by-mail')) ?? {};
  expect(stop).toMatch(/^[\w-]{16}$/);
  // Long header lines and texts are folded.
  const unfolded = mail.replace(/\r\n[ \t]/g, '').replace(/=\r\n/g, '');
  expect(unfolded).toContain(`List-Unsubscribe: <${addresses.web}/app/stop/${stop}>`);
  expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(unfolded).toContain(`${addresses.web}/stop/${stop}`);
  expect(unfolded).toContain('From: Hansang <');
  expect((await texts()).map(({ text }) => text)).toEqual([
    expect.stringContaining(`Stop: ${addresses.web}/stop/`),
  ]);
  expect(await stateOf('by-mail')).toBe('sent');
  expect(await stateOf('no-mailbox')).toBe('given-up');
  expect(await stateOf('unsure')).toBe('sending');
  expect(await stateOf('unconfirmed')).toBeUndefined();
  expect(await stateOf('stranger')).toBeUndefined();
  expect(await stateOf('has-ordered')).toBeUndefined();
  const unsent = await store.read('errors/smsUnsent');
  expect(unsent?.[`reminders_${dateId}_closing`]).toMatchObject({ dateId });

  await Promise.all([
    sendRemindersNow(addresses, () => dayBefore() + 900_000),
    sendRemindersNow(addresses, () => dayBefore() + 900_000),
  ]);
  expect(await mails()).toHaveLength(2);
  expect(await texts()).toHaveLength(1);

  const link = `${addresses.functions}/app/stop/${stop}`;
  const opened = await fetch(link, { redirect: 'manual' });
  expect(opened.headers.get('location')).toBe(`/stop/${stop}`);
  expect((await store.read('consents/by-mail'))?.closing).toMatchObject({ on: true });
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(link, { method: 'POST', body })).status).toBe(200);
  expect((await store.read('consents/by-mail'))?.closing).toMatchObject({
    ...{ on: false, endedBy: 'link', given: 1, wording: 'closing-1' },
  });
  const other = `${addresses.functions}/app/stop/${'x'.repeat(16)}`;
  expect((await fetch(other, { method: 'POST', body })).status).toBe(404);
  const malformed = `${addresses.functions}/app/stop/consents`;
  expect((await fetch(malformed, { method: 'POST', body })).status).toBe(404);
});

test('a stop by the link of a text holds against the number, whoever names it, until staff lift it', async () => {
  const phone = '0499-000-111';
  const number = '61499000111';
  const sentTo = async () => (await texts()).filter(({ to }) => to === number);
  const stopOf = (text = '') => /\/stop\/([\w-]{16})/.exec(text)?.[1] ?? '';
  const post = (id: string) => fetch(`${addresses.functions}/app/stop/${id}`, { method: 'POST' });
  let runs = 0;
  const runJob = () => {
    runs += 1;
    return sendRemindersNow(addresses, () => dayBefore() + 900_000 + runs * 60_000);
  };
  await asksByText('zm-1', phone);
  await runJob();
  const [first] = await sentTo();
  const stop = stopOf(first?.text);
  expect(stop).not.toBe('');
  // What the account can read of itself names no page that stops the number.
  expect(JSON.stringify(await store.read('consents/zm-1'))).not.toContain(stop);
  expect((await post(stop)).status).toBe(200);
  const at = (await store.read(`reminderNumbers/${number}`))?.stopped;
  expect(await store.read('consents/zm-1')).toMatchObject({
    closing: { on: false, endedBy: 'link' },
    stopped: { [number]: at },
  });

  // The same account consents again, for another date; so does another one; one writes the number otherwise.
  const again = { on: true, given: 2, wording: 'closing-1', lang: 'en', channel: 'text' };
  await store.setField('consents/zm-1', ['closing'], again);
  await asksByText('zm-2', phone);
  await asksByText('zm-3', '499000111');
  await asksByText('zm-4', '0499-000-222');
  await runJob();
  for (const uid of ['zm-1', 'zm-2', 'zm-3']) {
    await store.remove(`remindersSent/${dateId}_closing_${uid}`);
  }
  await store.remove(`reminderRuns/${dateId}_closing`);
  await runJob();
  expect(await sentTo()).toHaveLength(1);
  expect(await stateOf('zm-4')).toBe('sent');
  // Another account learns nothing of the number.
  expect(await store.read('consents/zm-2')).not.toHaveProperty('stopped');
  expect((await post(stop)).status).toBe(200);
  expect((await store.read(`reminderNumbers/${number}`))?.stopped).toBe(at);

  // By e-mail it goes on, and its link stops no number.
  await store.setField('consents/zm-1', ['closing'], { ...again, channel: 'email' });
  await store.remove(`reminderRuns/${dateId}_closing`);
  await runJob();
  expect(await stateOf('zm-1')).toBe('sent');
  const { stop: ofMails } = (await store.read('consents/zm-1')) ?? {};
  expect((await post(String(ofMails))).status).toBe(200);
  expect(await store.read('consents/zm-1')).toMatchObject({ closing: { on: false } });
  expect((await store.read(`reminderNumbers/${number}`))?.uids).toEqual(['zm-1']);

  await callAction(
    addresses,
    { action: 'texts-allowed', attempt: randomUUID(), input: { uid: 'zm-2', number } },
    unsignedToken('boss-numbers', { staff: true, email: 'boss@example.com' }),
  );
  expect(await store.read('consents/zm-1')).toMatchObject({ stopped: {} });
  await store.remove(`reminderRuns/${dateId}_closing`);
  await runJob();
  // Those who have asked since, and only by the consents that hold.
  expect(await stateOf('zm-2')).toBe('sent');
  expect((await store.read(`reminderNumbers/${number}`))?.uids).toEqual(['zm-1', 'zm-2', 'zm-3']);
  expect(stopOf((await sentTo()).at(-1)?.text)).toBe(stop);
});

test('two runs at once send one message to each', async () => {
  const uids = Array.from({ length: 12 }, (_, i) => `zz-pair-${10 + i}`);
  for (const uid of uids) await asks(uid, 'email');
  const later = () => dayBefore() + 1_800_000;
  await Promise.all([1, 2, 3].map(() => sendRemindersNow(addresses, later)));
  const sent = (await mails()).map(({ to }) => to).filter((to) => to.startsWith('zz-pair'));
  expect(sent.sort()).toEqual(uids.map((uid) => `${uid}@example.com`));
});

test('sends nothing once the date has closed', async () => {
  await asks('zzz-late', 'email');
  await sendRemindersNow(addresses, () => closes - 29 * 60_000);
  expect(await stateOf('zzz-late')).toBeUndefined();
  expect(await store.read(`reminderRuns/${dateId}_closing`)).toMatchObject({ state: 'done' });
});

test('a profile that names no language keeps nobody from being reminded', async () => {
  const other = '20991208_4000000101';
  const finishDate = sydneyTime('2099-12-06T17:00');
  await store.setField('dates/activeDates', [other], {
    ...date,
    ...{ deliveryDate: sydneyTime('2099-12-08T12:00'), finishDate, area: 'sydney' },
  } as unknown as PlainMap);
  await asks('zy-no-language', 'email');
  const { lang: _, ...profile } = (await store.read('users/zy-no-language')) ?? {};
  await store.write([{ path: 'users/zy-no-language', data: profile }]);
  await asks('zz-after-them', 'email');
  await sendRemindersNow(addresses, () => finishDate - 24 * 3_600_000);
  for (const uid of ['zy-no-language', 'zz-after-them']) {
    expect(await store.read(`remindersSent/${other}_closing_${uid}`)).toMatchObject({
      state: 'sent',
    });
  }
});

test('a provider that takes no texts for hours costs nobody theirs', async () => {
  await asksByText('throttled', '0400-000-002');
  await store.remove(`reminderRuns/${dateId}_closing`);
  for (let run = 0; run < 4; run += 1) await sendRemindersNow(addresses, dayBefore);
  expect(await stateOf('throttled')).toBe('failed');
  await store.setField('users/throttled', ['deliveryInfo', 'phone'], '0491-570-158');
  await sendRemindersNow(addresses, dayBefore);
  expect(await stateOf('throttled')).toBe('sent');
});
