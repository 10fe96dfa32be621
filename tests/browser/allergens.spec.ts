import { leaveDialogsBehind } from '../support/browser/dialog-history.ts';
import {
  addCustomer,
  addDate,
  addMenu,
  addOrder,
  menuOf,
  openDate,
} from '../support/browser/ordering.ts';
import { expect, test } from '../support/browser/shop.ts';
import { signInAsStaff } from '../support/browser/staff.ts';

test('a dish shows the statement by staff on its card and in its details, or tells the customer to ask', async ({
  page,
  shop,
  browser,
}) => {
  const [stated, unstated] = await Promise.all([addMenu(shop), addMenu(shop)]);
  const { dateId } = await addDate(shop, [stated, unstated]);
  await signInAsStaff(page, shop);
  await page.goto('/staff/allergens');
  await page.getByRole('button', { name: stated }).click();
  const sheet = page.getByRole('dialog');
  await sheet
    .getByRole('group', { name: '들어 있어요' })
    .getByRole('button', { name: '달걀' })
    .click();
  await sheet
    .getByRole('group', { name: '섞여 들어갈 수 있어요' })
    .getByRole('button', { name: '참깨' })
    .click();
  await sheet.getByRole('checkbox', { name: /모두 확인했어요/ }).check();
  await sheet.getByRole('button', { name: '비건' }).click();
  await sheet.getByRole('button', { name: '저장' }).click();
  await expect(sheet).toBeHidden();
  expect(await menuOf(shop, stated)).toMatchObject({
    allergens: { contains: ['egg'], mayContain: ['sesame'], checked: true },
    diet: { marks: ['vegan'], spicy: 0 },
  });
  await expect(page.getByRole('button', { name: stated })).toContainText('달걀');

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${shop.addresses.web}/date-detail/en/${dateId}`);
  const card = (menuId: string) => visitor.getByRole('article').filter({ hasText: menuId });
  await expect(card(stated)).toContainText('Vegan');
  await expect(card(stated)).toContainText('Contains egg');
  await expect(card(unstated)).toContainText('Allergens not stated, ask us');
  // A shared link opens the dish.
  await visitor.goto(`${shop.addresses.web}/date-detail/en/${dateId}?dish=${stated}`);
  const detail = visitor.getByRole('dialog', { name: stated });
  await expect(detail).toContainText('May contain sesame');
  await expect(detail.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  await visitor.context().close();
});

test('a filter hides and marks dishes, is saved on phone and profile, and asks once before a conflicting order', async ({
  page,
  shop,
}) => {
  const statement = (contains: string[], mayContain: string[] = []) => ({
    allergens: { contains, mayContain, checked: true },
  });
  const [without, contains, may, unstated] = await Promise.all([
    addMenu(shop, statement(['soy'])),
    addMenu(shop, statement(['egg'])),
    addMenu(shop, statement([], ['egg'])),
    addMenu(shop),
  ]);
  const date = await addDate(shop, [without, contains, may, unstated]);
  const { dateId } = date;
  const customer = await addCustomer(shop);
  await addOrder(shop, customer, date, { [may]: 2 }, 'cash');
  await openDate(page, 'ko', dateId, customer);
  const card = (menuId: string) => page.getByRole('article').filter({ hasText: menuId });
  await card(contains)
    .getByRole('button', { name: /하나 담기/ })
    .click();
  await page.getByRole('button', { name: '알레르기·식단' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '달걀' }).click();
  await page.getByRole('button', { name: '이대로 보기' }).click();

  await expect(page.getByText('메뉴 1가지를 숨겼어요.')).toBeVisible();
  await expect(card(contains)).toHaveCount(0);
  await expect(card(without)).not.toContainText('달걀');
  await expect(card(may)).toContainText('섞여 들어갈 수 있어요: 달걀');
  await expect(card(unstated)).toContainText('표시 전이니 물어봐 주세요');
  await expect
    .poll(() => shop.store.read(`preferences/${customer.uid}`))
    .toMatchObject({ without: ['egg'] });
  await leaveDialogsBehind(page);
  await page.reload();
  await page.getByRole('button', { name: '숨긴 메뉴 보기' }).click();
  await expect(card(contains)).toContainText('들어 있어요: 달걀');

  const order = page.getByRole('button', { name: /^장바구니/ });
  await order.click();
  const question = page.getByRole('alertdialog', { name: '이 음식들도 주문할까요?' });
  await expect(question).toContainText('들어 있어요: 달걀');
  await question.getByRole('button', { name: '돌아가서 빼기' }).click();
  await order.click();
  await expect(page.getByRole('dialog').getByText('결제')).not.toHaveCount(0);
  await expect(question).toHaveCount(0);

  // An edit asks in the same way about the lines of the order.
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click();
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await page.getByRole('button', { name: '주문 내역' }).click();
  const change = page.getByRole('button', { name: '주문 변경' });
  await change.click();
  await expect(question).toContainText('섞여 들어갈 수 있어요: 달걀');
  await question.getByRole('button', { name: '돌아가서 빼기' }).click();
  const edit = page.getByRole('dialog', { name: '주문 변경' });
  await edit.getByRole('button', { name: '닫기' }).click();
  await change.click();
  await expect(edit.getByText('결제')).not.toHaveCount(0);
  await expect(question).toHaveCount(0);
});
