import { readFileSync } from 'node:fs';
import { listLocOf } from '../../src/domain/customer/user.ts';
import { expectNotice } from '../support/browser/notices.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  addOrder,
  grantPoints,
} from '../support/browser/ordering.ts';
import { SOAK_ONLY } from '../support/browser/sample.ts';
import { expect, type Shop, test } from '../support/browser/shop.ts';
import { signInAsStaff, tapOffline } from '../support/browser/staff.ts';

/** A customer with a unique name, by which staff find them. */
async function addNamed(shop: Shop, name: string) {
  const createdTime = Date.now();
  const listLoc = listLocOf(createdTime);
  const customer = await addCustomer(shop, { name, createdTime, listLoc });
  const stored = (await shop.store.read(`users/${customer.uid}`)) ?? {};
  await shop.store.setField(`userList/${listLoc}`, [customer.uid], stored);
  shop.added.push({ path: `userList/${listLoc}`, field: [customer.uid] });
  return { ...customer, listLoc, user: () => shop.store.read(`users/${customer.uid}`) };
}

/** The log's entries about a customer, oldest first. */
async function logOf(shop: Shop, uid: string): Promise<string[]> {
  const entries = Object.values(await shop.store.list('staffLog'));
  return entries
    .filter((entry) => entry.uid === uid)
    .sort((a, b) => Number(a.at) - Number(b.at))
    .map(({ action, before, after }) => `${action} ${before} → ${after}`);
}

test('staff find a customer and see their orders, receipts and points', async ({ page, shop }) => {
  const customer = await addNamed(shop, '탁하늘빛');
  const menuId = await addMenu(shop);
  await addOrder(shop, customer, await addDate(shop, [menuId]), { [menuId]: 2 }, 'cash');
  await grantPoints(shop, customer.uid, 1250);
  await signInAsStaff(page, shop);
  await page.goto('/staff/customers');
  const find = page.getByRole('searchbox', { name: '손님 찾기' });
  const found = page.getByRole('link', { name: /탁하늘빛/ });
  for (const words of ['ㅌㅎㄴ', customer.info.phone, customer.email, '탁하ㄴ']) {
    await find.fill(words);
    await expect(found).toHaveCount(1);
  }
  await find.fill('없는사람');
  await expect(page.getByText('찾는 손님이 없어요')).toBeVisible();
  await find.fill('ㅌㅎㄴㅂ');
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === 'ㅌㅎㄴㅂ');
  await page.reload();
  await expect(find).toHaveValue('ㅌㅎㄴㅂ');
  await found.click();
  await expect(page.getByRole('heading', { name: '탁하늘빛' })).toBeVisible();
  await page.getByRole('link', { name: /\$60\.00/ }).click();
  await expect(page.getByText(`시험 국 ${menuId}`)).toBeVisible();
  await page.getByRole('link', { name: '탁하늘빛' }).click();
  await page.getByRole('link', { name: '포인트 12.50' }).click();
  await expect(page.getByText('관리자 적립')).toBeVisible();

  await page.getByRole('link', { name: '탁하늘빛' }).click();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: '손님 찾기' }).click();
  await expect(page.getByText('손님 목록을 불러오지 못했어요.')).toBeVisible();
  await find.fill('ㅌㅎㄴㅂ');
  await expect(page).toHaveURL(/[?&]q=/);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: '다시 불러오기' }).click();
  await expect(found).toHaveCount(1);
});

test(
  'staff change a customer’s rights, and are asked when somebody else changed them first',
  SOAK_ONLY,
  async ({ page, shop }) => {
    const customer = await addNamed(shop, '권리해');
    await signInAsStaff(page, shop);
    await page.goto(`/staff/customers/${customer.uid}/rights`);
    const save = page.getByRole('button', { name: '저장' });
    const rate = page.getByLabel('이 손님의 포인트 비율');
    await page.getByLabel('현금으로 주문할 수 있어요').uncheck();
    await page.getByLabel('인보이스를 발행할 수 있어요').check();
    await page.getByLabel('인보이스 종류').selectOption('comm15');
    await rate.fill('101');
    await expect(page.getByText('0부터 100까지 적어 주세요')).toBeVisible();
    await page.getByLabel('요양 서비스를 받으세요').check();
    await rate.fill('3.5');
    await save.click();
    await expect(page.getByText('요양 기관 이름을 적어 주세요')).toBeVisible();
    expect(await customer.user()).toMatchObject({ isCashAvailable: true });

    // Meanwhile somebody else changes the same customer.
    await shop.store.setField(`users/${customer.uid}`, ['customPointRate'], 9);
    await expect(page.getByText('그사이 다른 직원이 바꿨어요')).toBeVisible();
    await expect(page.getByText('포인트 9%')).toBeVisible();
    await page.getByRole('button', { name: '내 것으로 바꾸기' }).click();
    await page.getByLabel('요양 기관').fill('소나무집');

    await page.context().setOffline(true);
    await save.click();
    await expectNotice(page, '인터넷 연결을 확인하고 다시 시도해 주세요.');
    await page.context().setOffline(false);
    await save.click();
    await expect(page.getByRole('heading', { name: '권리해' })).toBeVisible();

    const rights = {
      isCashAvailable: false,
      invoiceAuth: true,
      invoiceAuthType: 'comm15',
      customPointRate: 3.5,
      isAgedCare: true,
      acName: '소나무집',
    };
    expect(await customer.user()).toMatchObject(rights);
    // The copy for staff is written after the profile.
    await expect
      .poll(async () => (await shop.store.read(`userList/${customer.listLoc}`))?.[customer.uid])
      .toMatchObject(rights);
    expect(await logOf(shop, customer.uid)).toEqual([expect.stringMatching(/^customer .*comm15/)]);
  },
);

test('staff give points once with a reason, and block and unblock a phone number', async ({
  page,
  shop,
}) => {
  const customer = await addNamed(shop, '포인희');
  const digits = customer.info.phone.replaceAll('-', '');
  await signInAsStaff(page, shop);
  await page.goto(`/staff/customers/${customer.uid}/points`);
  const give = page.getByRole('button', { name: '포인트 드리기' });
  const amount = page.getByLabel('드릴 포인트');
  const reason = page.getByLabel('이유');
  await amount.fill('-5');
  await give.click();
  await expect(page.getByText('0.01부터 99999.99까지 적어 주세요')).toBeVisible();
  await expect(page.getByText('이유를 적어 주세요. 기록에 남아요.')).toBeVisible();
  await amount.fill('5.50');
  await reason.fill('늦은 배송');
  await page.context().setOffline(true);
  await give.click();
  await expectNotice(page, '인터넷 연결을 확인하고 다시 시도해 주세요.');
  expect(await shop.store.read(`pointBalances/${customer.uid}`)).toBeUndefined();
  await page.context().setOffline(false);
  await give.click();
  await expect(page.getByText('관리자 적립')).toBeVisible();
  await reason.fill('늦은 배송');
  await expect(page.getByText(/이 이유로 이미 드렸어요/)).toBeVisible();
  expect(await shop.store.read(`pointBalances/${customer.uid}`)).toMatchObject({ balance: 550 });

  await page.goto(`/staff/customers/${customer.uid}`);
  await page.getByRole('button', { name: '카드 주문 막기' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: '막기' }).click();
  await expect(question.getByText('이유를 적어 주세요. 기록에 남아요.')).toBeVisible();
  await question.getByLabel('이유').fill('결제 취소 두 번');
  await page.context().setOffline(true);
  await question.getByRole('button', { name: '막기' }).click();
  await expectNotice(page, '인터넷 연결을 확인하고 다시 시도해 주세요.');
  expect(await shop.store.read(`blacklist/${digits}`)).toBeUndefined();
  await page.context().setOffline(false);
  await question.getByRole('button', { name: '막기' }).click();
  await expect(page.getByText('이 번호로는 카드 주문을 할 수 없어요')).toBeVisible();
  expect(await shop.store.read(`blacklist/${digits}`)).toMatchObject({ note: '결제 취소 두 번' });
  await page.getByRole('button', { name: '카드 주문 다시 받기' }).click();
  await question.getByRole('button', { name: '다시 받기' }).click();
  await expect(page.getByRole('button', { name: '카드 주문 막기' })).toBeVisible();
  expect(await shop.store.read(`blacklist/${digits}`)).toBeUndefined();
  expect(await logOf(shop, customer.uid)).toEqual([
    'points 0.00 → 5.50',
    'blocked-phone unblocked → blocked',
    'blocked-phone blocked → unblocked',
  ]);
});

test(
  'staff export all data of a customer to a file, and delete it together with the account',
  SOAK_ONLY,
  async ({ page, shop }) => {
    const customer = await addNamed(shop, '지워라');
    await grantPoints(shop, customer.uid, 100);
    await signInAsStaff(page, shop);
    await page.goto(`/staff/customers/${customer.uid}`);
    const save = page.getByRole('button', { name: '모든 정보를 파일로 받기' });
    await expect(save).toBeVisible();
    await tapOffline(page, save);
    const waiting = page.waitForEvent('download');
    await save.click();
    const file = readFileSync(await (await waiting).path(), 'utf8');
    for (const word of [customer.email, customer.info.address, `points/${customer.uid}`]) {
      expect(file).toContain(word);
    }

    await page.getByRole('button', { name: '이 손님의 정보 지우기' }).click();
    const question = page.getByRole('alertdialog');
    const remove = question.getByRole('button', { name: '정보 지우기' });
    await question.getByLabel(/손님 이름/).fill('다른 사람');
    await remove.click();
    await expect(question.getByText(/이름이 달라요/)).toBeVisible();
    await question.getByLabel(/손님 이름/).fill('지워라');
    await page.context().setOffline(true);
    await remove.click();
    await expect(question.getByText(/인터넷 연결을 확인/)).toBeVisible();
    await page.context().setOffline(false);
    await remove.click();
    await expect(page.getByRole('searchbox', { name: '손님 찾기' })).toBeVisible();
    expect(await customer.user()).toBeUndefined();
    expect((await shop.store.read(`userList/${customer.listLoc}`))?.[customer.uid]).toBeUndefined();
    await expect(customer.signIn(page)).rejects.toThrow();
  },
);
