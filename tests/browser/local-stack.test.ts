import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { runShop } from '../support/browser/run-shop.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../support/chromium-for-tests.ts';
import { openDate } from '../support/functions/one-date.ts';
import { LIMITS } from '../support/limits.ts';
import {
  createAccount,
  findFreeWebPort,
  functionsEnvironment,
  ownerFirestore,
  portsFrom,
  portsInUse,
  readAddresses,
} from '../support/stack.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hansang-stack-'));
const webPort = await findFreeWebPort();
const ports = Object.values(portsFrom(webPort));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function signIn(auth: string, email: string, password: string): Promise<Response> {
  const url = `http://${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
}

/** What a person sees first after `npm start`: Vite's dev server takes a moment to have everything ready. */
async function showsDates(url: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(LIMITS.wait);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(url);
    await page.getByRole('link', { name: '한국어' }).waitFor();
    await page.goto(`${url}/date-select/ko`);
    await page.getByRole('timer').first().waitFor();
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
}

test('a killed shop leaves no process behind and restores accounts, sessions and documents', async () => {
  const first = await runShop(webPort, dataDir, []);
  const { addresses } = first;
  expect(await portsInUse([ports[0] ?? 0])).toEqual([webPort]);
  const health = await fetch(`${addresses.web}/app/health`);
  expect(await health.json()).toMatchObject({ ok: true });

  const second = spawnSync(process.execPath, [
    resolve(import.meta.dirname, '../../tools/dev/stack/main.ts'),
    ...['--port', String(webPort), '--data', join(dataDir, 'other')],
  ]);
  expect(second.status).toBe(1);
  expect(second.stderr.toString()).toContain(`port ${webPort}, ${webPort + 1}`);

  await showsDates(addresses.web);

  const email = 'kept@example.com';
  await createAccount(addresses.auth, {
    localId: 'kept',
    email,
    password: 'hansang1',
    claims: { staff: true },
  });
  const session = (await (await signIn(addresses.auth, email, 'hansang1')).json()) as {
    refreshToken: string;
  };
  const data = { 'a.b 한글': { price: 12.5, list: [1, null, true] } };
  await ownerFirestore(addresses.firestore).write([{ path: 'common/kept', data }]);
  const savedAccounts = () => JSON.parse(readFileSync(join(dataDir, 'auth/accounts.json'), 'utf8'));
  // The account and its claim are two changes, which may be saved separately.
  const saved = expect.objectContaining({ email, customAttributes: '{"staff":true}' });
  await expect.poll(savedAccounts).toContainEqual(saved);

  process.kill(addresses.pid, 'SIGKILL');
  await expect.poll(() => portsInUse(ports)).toEqual([]);

  const again = await runShop(webPort, dataDir, ['--without-web']);
  try {
    const store = ownerFirestore(again.addresses.firestore);
    expect(await store.read('common/kept')).toEqual(data);
    expect((await signIn(again.addresses.auth, email, 'hansang1')).status).toBe(200);
    const refreshed = await fetch(
      `http://${again.addresses.auth}/securetoken.googleapis.com/v1/token?key=demo`,
      {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'refresh_token',
          refresh_token: session.refreshToken,
        }),
      },
    );
    const { id_token: token = '' } = (await refreshed.json()) as { id_token?: string };
    const claims = JSON.parse(atob(token.split('.')[1] ?? '')) as Record<string, unknown>;
    expect(claims).toMatchObject({ user_id: 'kept', staff: true });
  } finally {
    await again.stop();
  }
  expect(await portsInUse(ports)).toEqual([]);
  expect(readAddresses(dataDir)).toBeUndefined();
});

test('the scheduled functions run by themselves', async () => {
  const shop = await runShop(webPort, dataDir, ['--without-web']);
  const { addresses } = shop;
  const store = ownerFirestore(addresses.firestore);
  const past = { closesByItself: true, finishDate: Date.now() - 60_000 };
  const dateId = await openDate(store, 7_000_000_000, ['kimchi-jjigae'], past);
  const main = resolve(import.meta.dirname, '../../tools/dev/stack/scheduled-jobs.ts');
  const jobs = spawn(process.execPath, [main, addresses.functions], {
    env: { ...process.env, ...functionsEnvironment(portsFrom(webPort), addresses) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  try {
    await expect
      .poll(() => store.read('dates/activeDates'), { timeout: LIMITS.wait })
      .toMatchObject({ [dateId]: { orderDone: true } });
  } finally {
    jobs.kill();
    await shop.stop();
  }
});
