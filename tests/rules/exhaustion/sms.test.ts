/** An attacker's text in SMS from the shop's number and in the operator's terminal. */
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sendConfirmation } from '../../../functions/src/sms/send-confirmation.ts';
import type { Sms } from '../../../functions/src/sms/sms.ts';
import { noteUnsent } from '../../../functions/src/sms/unsent-sms.ts';
import { toCsv } from '../../../src/domain/staff/csv.ts';
import { documentBytes, maxDocumentBytes } from '../../../src/domain/store/document-size.ts';
import { info, orderKey, otherInfo, otherKey } from '../../../src/domain/testing/fixtures.ts';
import { printTable, say } from '../../support/operator-tool.ts';
import { endActing } from '../../support/rules/act.ts';
import { agedCare, neighbour } from '../../support/rules/actors.ts';
import { startServer, type TestServer } from '../../support/rules/server.ts';
import { emptyShop, openId } from '../../support/rules/shop.ts';
import { PROJECT_ID } from '../../support/stack.ts';
import { expectOthersToGetOn, order, ordersOf } from './support.ts';

const sent: Sms[] = [];
vi.mock('../../../src/data/documents/load-sdk.ts', () => import('../../support/rules/act.ts'));
vi.mock('../../../functions/src/sms/sms.ts', () => ({
  SmsRefused: class extends Error {},
  sendSms: async (text: Sms) => void sent.push(text),
}));
vi.mock('../../../functions/src/settings.ts', () => ({
  settings: () => ({ SMS_SENDER: 'HANSANG' }),
}));

let server: TestServer;
let app: ReturnType<typeof initializeApp>;
beforeAll(async () => {
  server = await startServer();
  process.env.FIRESTORE_EMULATOR_HOST = server.firestore;
  process.env.METADATA_SERVER_DETECTION = 'none';
  app = initializeApp({ projectId: PROJECT_ID });
});
beforeEach(async () => {
  sent.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await server.fill(emptyShop());
});
afterAll(async () => {
  await endActing();
  await deleteApp(app);
  await server.close();
});

test('links in an address or a note are left out of the SMS, and the next customer gets an SMS', async () => {
  const note = '당첨! http://evil.example/win ｅｖｉｌ．ｅｘａｍｐｌｅ evil。example';
  const where = { ...info, address: '1 evil.example/x Way, Epping', note };
  await order(server, agedCare, { info: where });
  const [key = ''] = Object.keys(await ordersOf(server, 'u4'));
  expect(await sendConfirmation('u4', openId, key)).toBe('sent');
  expect(sent[0]?.text).toContain('당첨!');
  // Amounts keep their decimal point; no other text has a point between letters.
  expect(sent[0]?.text).not.toMatch(/:\/\/|[.。．]\p{L}/u);
  await expectOthersToGetOn(server);
  expect(await sendConfirmation('u3', openId, otherKey)).toBe('sent');
});

test("a customer who keeps editing can send a stranger's phone at most five SMS an order and twenty a day", async () => {
  const stranger = { ...otherInfo, phone: '0499-999-999' };
  for (let address = 1; address <= 5; address += 1) {
    const where = { ...stranger, address: `${address} Filler St, Ryde` };
    for (let edit = 0; edit < 6; edit += 1) {
      await order(server, agedCare, { info: where, quantities: { soup: 3 + edit } });
      await sendConfirmation('u4', openId, `${address}FillerStRyde`);
    }
  }
  expect(sent.every(({ to }) => to === '61499999999')).toBe(true);
  expect(sent).toHaveLength(20);
  // Another customer's orders send no SMS to that phone either, but to their own.
  await order(server, neighbour, { info: stranger });
  expect(await sendConfirmation('u3', openId, otherKey)).toBe('failed');
  await order(server, neighbour, { info });
  expect(await sendConfirmation('u3', openId, orderKey)).toBe('sent');
});

test('a customer whose SMS are always refused fills at most a hundredth of their list', async () => {
  const entry = { dateId: openId, orderKey, text: '가'.repeat(3000), error: 'refused' };
  await noteUnsent('other', { ...entry, uid: 'u3', time: 1 });
  for (let time = 2; time <= 32; time += 1) {
    await noteUnsent(`text-${time}`, { ...entry, uid: 'u4', time });
  }
  const { other, ...mine } = (await server.owner.read('errors/smsUnsent')) ?? {};
  expect(other).toMatchObject({ uid: 'u3' });
  expect(documentBytes(mine)).toBeLessThan(maxDocumentBytes / 100);
  expect(Object.keys(mine)).toEqual(['text-30', 'text-31', 'text-32']);
});

test('the shop sends at most a thousand SMS a day', async () => {
  await server.owner.write([{ path: `smsSent/day-${sydneyDay()}`, data: { total: 1000, to: {} } }]);
  await order(server, neighbour);
  expect(await sendConfirmation('u3', openId, otherKey)).toBe('failed');
  expect(sent).toEqual([]);
  expect(await server.owner.read('errors/smsUnsent')).toHaveProperty('too-many_u3');
});

function sydneyDay(): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(new Date());
  return day.replaceAll('-', '');
}

test('a name with escape sequences or direction marks is cleaned in terminal, tables and CSV', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const name = 'x\u001b[1A\u001b[2K\u202egnp\u2066\u009b31m\r=1+1';
  say(name);
  printTable(['name'], [[name]]);
  vi.mocked(console.log).mockRestore();
  const shown = lines.join('').replaceAll('\n', '');
  const csv = toCsv([[name]])
    .replaceAll('\r\n', '')
    .slice(1);
  for (const text of [shown, csv]) expect(text).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  await order(server, agedCare, { info: { ...info, name } });
  await expectOthersToGetOn(server);
});
