import { expect, test } from 'vitest';
import { menuId } from '../support/functions/back-shop.ts';
import { openDate } from '../support/functions/one-date.ts';
import { shopForThisFile } from '../support/functions/one-shop.ts';
import { ownerFirestore } from '../support/stack.ts';

// Of its own: what the function has read it keeps for a minute.
const { addresses } = await shopForThisFile();
const store = ownerFirestore(addresses.firestore);

const open = (path: string, init?: RequestInit) =>
  fetch(`${addresses.functions}${path}`, { redirect: 'manual', ...init });

test('previews of dates, to everybody, with addresses of the shop whatever the request says', async () => {
  const openId = await openDate(store, 8_000_000_001, [menuId]);
  const closedId = await openDate(store, 8_000_000_002, [menuId], { orderDone: true });
  const hiddenId = await openDate(store, 8_000_000_003, [menuId], { active: false });
  const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' };
  const shown = await open(`/share/ko/${openId}?x=1`, { headers });
  expect(shown.status).toBe(200);
  expect(shown.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(shown.headers.get('cache-control')).toBe('public, max-age=60');
  const page = await shown.text();
  expect(page).toContain('곰탕');
  expect(page).toContain(`0; url=${addresses.web}/date-detail/ko/${openId}`);
  expect(page).not.toContain('evil');
  const closed = await open(`/share/en/${closedId}`);
  expect(closed.headers.get('cache-control')).toBe('public, max-age=60');
  expect(await closed.text()).toContain('Orders for this date are closed.');
  const hidden = await (await open(`/share/en/${hiddenId}`)).text();
  expect(hidden).toBe(await (await open('/share/en/20991201_1')).text());

  // What changes meanwhile is read a minute later: however many links are opened, the shop is read once.
  await store.setField('dates/activeDates', [openId, 'orderDone'], true);
  expect(await (await open(`/share/ko/${openId}`)).text()).toBe(page);
});

test.each([
  ...['/share/ko/%0d%0aset-cookie:%20a=b', '/share/ko/%00', '/share/ko/..%2f..%2fstaff'],
  ...['/share/%0d%0aset-cookie:%20a=b/x', '/share/xx/__proto__', '/share/__proto__/constructor'],
  ...['/share/ko/%22%3E%3Cscript%3E', '/share/%3Cscript%3E/x'],
  `/share/ko/${'9'.repeat(4000)}`,
])('%.60s names no date and brings nothing into the answer', async (path) => {
  const answer = await open(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(await answer.text()).toBe(await (await open('/share/ko/20991201_1')).text());
});

test.each(['/share/', '/share/ko', '/share//evil.example', '/share/ko/a/b'])(
  '%s leads to the start',
  async (path) => {
    const answer = await open(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
  },
);

test('what is no address, or no reading, is refused', async () => {
  expect((await open('/share/ko/%E0%A4%A')).status).toBe(400);
  expect((await open('/share/ko/20991201_1', { method: 'POST' })).status).toBe(404);
});
