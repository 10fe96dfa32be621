import { addCustomer, addDate, addMenu, addOrder, menuOf } from '../support/browser/ordering.ts';
import { SOAK_ONLY } from '../support/browser/sample.ts';
import { expect, test } from '../support/browser/shop.ts';
import { replaceTheirs, signInAsStaff, tapOffline } from '../support/browser/staff.ts';

test('staff find a menu and change it, and a new price names the orders that it affects', async ({
  page,
  shop,
}) => {
  const menuId = await addMenu(shop, { titleEn: '', en: false });
  const { title } = await menuOf(shop, menuId);
  const day = await addDate(shop, [menuId]);
  const customer = await addCustomer(shop);
  await addOrder(shop, customer, day, { [menuId]: 2 }, 'cash');
  await signInAsStaff(page, shop);
  await page.goto('/staff/menus');
  await page.getByLabel('메뉴 찾기').fill(menuId);
  await page.getByRole('button', { name: /^영어 없음/ }).click();
  await expect(page).toHaveURL(/show=no-english/);
  await expect(page).toHaveURL(/q=test-/);
  await page.reload();
  await page.getByRole('link', { name: title }).click();

  await test.step('invalid input is named and not stored', async () => {
    await page.getByLabel('값 (달러)').fill('12.345');
    await page.getByLabel('이름 (한국어)').fill('');
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await expect(page.getByText('이름을 적어 주세요.')).toBeVisible();
    await expect(page.getByText('0.01부터 1000까지, 센트까지만 적어 주세요.')).toBeVisible();
    await page.getByLabel('이름 (한국어)').fill(title);
    await page.getByLabel('이름 (영어)').fill('Test stew');
    await page.getByLabel('영어 화면에 보이기').check();
    await page.getByLabel('조리법 (한국어)').fill('5분 끓이세요');
    await page.getByLabel('값 (달러)').fill('32.5');
    expect(await menuOf(shop, menuId)).toMatchObject({ title, price: 30 });
  });

  await test.step('the confirmation names the unpaid order', async () => {
    await page.getByRole('button', { name: '저장', exact: true }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('$30.00에서 $32.50로 바꿀까요?');
    await expect(question).toContainText('아직 돈을 받지 않은 주문 1건');
    await expect(question).toContainText(`: ${customer.info.name}`);
    await expect(question).toContainText('장바구니는 손님의 전화기에만 있어서');
    await tapOffline(page, question.getByRole('button', { name: '값 바꾸기' }));
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await question.getByRole('button', { name: '값 바꾸기' }).click();
    await expect(page.getByText('저장했어요', { exact: true })).toBeVisible();
    expect(await menuOf(shop, menuId)).toMatchObject({
      price: 32.5,
      titleEn: 'Test stew',
      en: true,
      jori: '5분 끓이세요',
    });
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(page.getByText('되돌렸어요')).toBeVisible();
    expect(await menuOf(shop, menuId)).toMatchObject({ price: 30 });
  });

  await test.step('a menu that is on a date can only be delisted, and a copy can be deleted', async () => {
    await expect(page.getByText(/날짜에 있는 메뉴는 지울 수 없어요/)).toBeVisible();
    await expect(page.getByRole('button', { name: '메뉴 지우기' })).toHaveCount(0);
    await page.getByRole('link', { name: '이 메뉴 복사하기' }).click();
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await expect(page).toHaveURL(/menus\/edit\//);
    const copy = decodeURIComponent(page.url().split('/').pop() ?? '');
    expect(await menuOf(shop, copy)).toMatchObject({ title: `${title} (복사)`, active: false });
    await page.getByRole('button', { name: '메뉴 지우기' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '메뉴 지우기' }).click();
    await expect(page).toHaveURL(/\/staff\/menus$/);
    expect(Object.keys((await shop.store.read('manages/menus')) ?? {})).not.toContain(copy);
  });
});

test(
  'the second of two members of staff who change the same menu is asked',
  SOAK_ONLY,
  async ({ page, shop }) => {
    const menuId = await addMenu(shop);
    await signInAsStaff(page, shop);
    await page.goto(`/staff/menus/edit/${menuId}`);
    await page.getByLabel('설명 (한국어)').fill('내가 쓴 설명');
    await shop.store.setField('manages/menus', [menuId, 'desc'], '다른 직원의 설명');
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await replaceTheirs(page, '다른 직원의 설명');
    await expect.poll(async () => (await menuOf(shop, menuId)).desc).toBe('내가 쓴 설명');
  },
);

test('staff reorder the categories and undo it', SOAK_ONLY, async ({ page, shop }) => {
  await signInAsStaff(page, shop);
  await page.goto('/staff/menus/categories');
  const names = () => page.getByRole('main').getByRole('listitem').allInnerTexts();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  const [first = '', second = ''] = await names();
  const up = page.getByRole('button', { name: `${second} 위로` });
  await tapOffline(page, up);
  expect((await names()).slice(0, 2)).toEqual([first, second]);
  await up.click();
  await expect(page.getByText('순서를 바꿨어요')).toBeVisible();
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second, first]);
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect.poll(async () => (await names())[0]).toBe(first);
});
