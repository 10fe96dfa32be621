import { randomUUID } from 'node:crypto';
import type { Menus } from '../../src/domain/menus/menu.ts';
import { expectNotice } from '../support/browser/notices.ts';
import { addMenu, menuOf } from '../support/browser/ordering.ts';
import { SOAK_ONLY } from '../support/browser/sample.ts';
import { expect, test } from '../support/browser/shop.ts';
import { signInAsStaff } from '../support/browser/staff.ts';

test('staff preview a pasted table row by row, store it only by confirming, and undo it', async ({
  page,
  shop,
}) => {
  const known = await addMenu(shop, { desc: '사골 국물' });
  const added = `test-${randomUUID().slice(0, 8)}`;
  const stored = async () => (await shop.store.read('manages/menus')) as unknown as Menus;
  const before = await menuOf(shop, known);
  const table = (price: string) =>
    [
      'id\ttitle\tdesc\tprice\tcat\ten',
      `${known}\t${before.title}\t\t31\thome-meals\tyes`,
      `${added}\t새 메뉴\t\t${price}\thome-meals\tyes`,
    ].join('\n');
  await signInAsStaff(page, shop);
  await page.goto('/staff/import');
  const paste = page.getByLabel('또는 여기에 붙여 넣기');
  const preview = page.getByRole('button', { name: '미리 보기' });

  await paste.fill(table('비쌈'));
  await preview.click();
  await expect(page.getByRole('alert')).toContainText('3번째 줄: price – 숫자여야 해요.');
  await expect(page.getByRole('button', { name: /저장하기/ })).toHaveCount(0);

  await paste.fill(table('9.5'));
  await preview.click();
  const rows = page.getByRole('list', { name: '바뀔 내용' }).getByRole('listitem');
  await expect(rows.nth(0)).toContainText('바뀜');
  await expect(rows.nth(0)).toContainText('값 (달러)');
  await expect(rows.nth(0)).toContainText(`비워요. 지금은: ${before.desc}`);
  await expect(rows.nth(1)).toContainText('새로');
  expect(await stored()).not.toHaveProperty(added);

  const save = page.getByRole('button', { name: '2줄 저장하기' });
  await page.context().setOffline(true);
  await save.click();
  await expectNotice(page, '인터넷 연결을 확인하고 다시 시도해 주세요.');
  await page.context().setOffline(false);
  await shop.store.setField('manages/menus', [known, 'price'], 99);
  await save.click();
  await expect(page.getByText(/그사이 다른 직원이 바꿨어요/)).toBeVisible();
  expect(await stored()).not.toHaveProperty(added);
  await page.getByRole('button', { name: '다시 미리 보기' }).click();
  await save.click();
  await expect(page.getByText('모두 저장했어요')).toBeVisible();
  shop.added.push({ path: 'manages/menus', field: [added] });
  expect(await stored()).toMatchObject({
    [known]: { price: 31, titleEn: before.titleEn },
    [added]: { title: '새 메뉴', price: 9.5 },
  });
  expect((await stored())[known]).not.toHaveProperty('desc');

  await shop.store.setField('manages/menus', [known, 'price'], 98);
  await page.getByRole('button', { name: '붙여 넣은 표 되돌리기' }).first().click();
  await expect(page.getByRole('status').getByText('되돌렸어요')).toBeVisible();
  await expect(page.getByText(`그대로 두었어요: ${before.title}`)).toBeVisible();
  expect((await stored())[known]).toMatchObject({ price: 98, desc: before.desc });
  expect(await stored()).not.toHaveProperty(added);
});

test(
  'staff import a JSON file, and an unreadable file is named',
  SOAK_ONLY,
  async ({ page, shop }) => {
    await signInAsStaff(page, shop);
    await page.goto('/staff/import');
    const choose = page.locator('input[type=file]');
    const file = (text: string) => ({
      name: 'week.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await choose.setInputFiles(file('{"menus": [}'));
    await page.getByRole('button', { name: '미리 보기' }).click();
    await expect(page.getByRole('alert')).toContainText('1번째 줄: JSON을 읽을 수 없어요');
    const [soup] = Object.entries(
      (await shop.store.read('manages/categories')) as Record<string, { name: string }>,
    );
    await choose.setInputFiles(
      file(JSON.stringify({ categories: [{ id: soup?.[0], ...soup?.[1] }] })),
    );
    await page.getByRole('button', { name: '미리 보기' }).click();
    await expect(page.getByRole('button', { name: '바뀌는 것이 없어요' })).toBeDisabled();
  },
);
