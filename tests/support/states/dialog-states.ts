import { randomUUID } from 'node:crypto';
import { paths } from '../../../src/domain/lib/paths.ts';
import type { State, Visit } from './stage.ts';
import {
  fromDrawer,
  menusShown,
  openBasket,
  openHistory,
  openReceipt,
  tap,
  topDialog,
} from './state-steps.ts';
import { patternOf } from './state-words.ts';

const dates: State['path'] = ({ language }) => paths.dateSelect(language);
const menus: State['path'] = ({ language, facts }) => paths.dateDetail(language, facts.dateId);

async function openMenu(visit: Visit, korean: string, english: string): Promise<void> {
  await menusShown(visit);
  const title = visit.language === 'ko' ? korean : english;
  const article = visit.page.getByRole('article').filter({ hasText: title }).first();
  // At the photo's corner: the quantity may be in its middle.
  await article
    .getByRole('button')
    .first()
    .click({ position: { x: 20, y: 60 } });
  await topDialog(visit);
}

/** Opens the first dish that is sold out. */
async function openSoldOut(visit: Visit): Promise<void> {
  await menusShown(visit);
  const words = visit.say('조기 품절');
  const article = visit.page.getByRole('article').filter({ hasText: words }).first();
  await article.getByRole('button').first().click();
  await topDialog(visit);
}

async function filtered(visit: Visit): Promise<void> {
  await menusShown(visit);
  await tap(visit, '알레르기·식단');
  const dialog = await topDialog(visit);
  await dialog.getByRole('button', { name: visit.language === 'ko' ? '달걀' : 'egg' }).click();
  await tap(visit, '이대로 보기');
  await visit.page.getByRole('button', { name: visit.say('바꾸기'), exact: true }).waitFor();
}

/** From the history, cancels the latest order, which can then be restored. */
async function cancelOrder(visit: Visit): Promise<void> {
  await openHistory(visit);
  await tap(visit, '주문 취소');
  await visit.page.getByRole('alertdialog').waitFor();
  await tap(visit, '주문 취소하기');
  await visit.page.getByRole('button', { name: visit.say('취소한 주문 되살리기') }).waitFor();
}

/** The driver has four stops before the customer's. */
async function stopsBeforeOurs({ page }: Pick<Visit, 'page'>): Promise<void> {
  await page.route('**/app/stops-before?*', (route) => route.fulfill({ json: { before: 4 } }));
}

/** Waits until it is said how near the driver is. */
async function driverNear(visit: Visit): Promise<void> {
  const dialog = await topDialog(visit);
  await dialog.getByRole('status').filter({ hasText: '4' }).waitFor();
}

/** Opens the sign-up from the order of a visitor. */
async function signUpToOrder(visit: Visit): Promise<void> {
  await openBasket(visit);
  await tap(visit, '로그인하고 주문하기');
}

/** Fills in the first step of the sign-up and sends it. */
async function typeAccount(visit: Visit, email = `${randomUUID()}@example.com`): Promise<void> {
  await visit.page.getByLabel(visit.say('이메일'), { exact: true }).fill(email);
  await visit.page.getByLabel(visit.say('비밀번호'), { exact: true }).fill('password');
  await tap(visit, '다음');
}

/** Dialogs about the customer, orders and cooking instructions. */
export const dialogStates: readonly State[] = [
  {
    name: 'login-faults',
    path: dates,
    show: async (visit) => {
      await tap(visit, '로그인');
      const dialog = await topDialog(visit);
      await dialog.getByRole('button', { name: visit.say('로그인'), exact: true }).click();
      await dialog.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'login-unreachable',
    path: dates,
    before: ({ page }) => page.route('**/accounts:signInWithPassword**', (route) => route.abort()),
    show: async (visit) => {
      await tap(visit, '로그인');
      const dialog = await topDialog(visit);
      await dialog.getByLabel(visit.say('이메일')).fill('kim@example.com');
      const password = dialog.getByLabel(visit.say('비밀번호'), { exact: true });
      await password.fill('password');
      await password.press('Enter');
      await dialog.locator('a[href^="tel:"]').waitFor();
    },
  },
  {
    name: 'register',
    path: dates,
    show: async (visit) => {
      await tap(visit, '로그인');
      await visit.page.getByRole('radio', { name: visit.say('처음이에요') }).check();
    },
  },
  {
    name: 'register-taken',
    path: dates,
    before: ({ page }) =>
      page.route('**/accounts:signUp**', (route) =>
        route.fulfill({ status: 400, json: { error: { message: 'EMAIL_EXISTS' } } }),
      ),
    show: async (visit) => {
      await tap(visit, '로그인');
      await visit.page.getByRole('radio', { name: visit.say('처음이에요') }).check();
      await typeAccount(visit, 'kim@example.com');
      await visit.page.getByText(visit.say('이미 가입된 이메일이에요')).waitFor();
    },
  },
  {
    name: 'register-name',
    signsUp: true,
    path: dates,
    show: async (visit) => {
      await tap(visit, '로그인');
      await visit.page.getByRole('radio', { name: visit.say('처음이에요') }).check();
      await typeAccount(visit);
      await visit.page.getByLabel(visit.say('요양 서비스를 이용하고 있어요')).check();
      await tap(visit, '가입하기');
      await visit.page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'sign-up-account',
    path: menus,
    basket: { 'kimchi-jjigae': 5 },
    show: signUpToOrder,
  },
  {
    name: 'sign-up-person',
    signsUp: true,
    path: menus,
    basket: { 'kimchi-jjigae': 5 },
    show: async (visit) => {
      await signUpToOrder(visit);
      await typeAccount(visit);
      await visit.page.getByLabel(visit.say('전화번호')).waitFor();
    },
  },
  {
    name: 'sign-up-stopped',
    signsUp: true,
    path: menus,
    basket: { 'kimchi-jjigae': 5 },
    show: async (visit) => {
      const person = visit.page.getByRole('dialog').filter({ hasText: visit.say('이름') });
      await signUpToOrder(visit);
      await typeAccount(visit);
      await visit.page.getByLabel(visit.say('전화번호')).waitFor();
      await (await topDialog(visit)).getByRole('button', { name: visit.say('닫기') }).click();
      await person.waitFor({ state: 'detached' });
      await tap(visit, '로그인하고 주문하기');
      await visit.page
        .getByText(visit.say('비밀번호를 쓰시면 멈추신 데부터 이어서 가입하실 수 있어요.'))
        .waitFor();
    },
  },
  {
    name: 'sign-up-address',
    signsUp: true,
    path: menus,
    basket: { 'kimchi-jjigae': 5 },
    show: async (visit) => {
      await signUpToOrder(visit);
      await typeAccount(visit);
      await visit.page.getByLabel(visit.say('이름'), { exact: true }).fill('김순자');
      await visit.page.getByLabel(visit.say('전화번호')).fill('0491570156');
      await tap(visit, '다음');
      await visit.page.getByRole('combobox').waitFor();
    },
  },
  {
    name: 'forgot-password',
    path: dates,
    show: async (visit) => {
      await tap(visit, '로그인');
      await tap(visit, '비밀번호를 잊으셨나요?');
      await visit.page.getByRole('dialog', { name: visit.say('비밀번호 찾기') }).waitFor();
    },
  },
  {
    name: 'profile',
    who: 'regular',
    path: dates,
    show: async (visit) => {
      await fromDrawer(visit, '내 정보 보기');
      await visit.page.getByLabel(visit.say('새 비밀번호')).first().waitFor();
    },
  },
  {
    name: 'profile-reminders',
    // Each language's picture ticks a box of its own.
    who: { ko: 'regular', en: 'trusted' },
    path: dates,
    show: async (visit) => {
      await fromDrawer(visit, '내 정보 보기');
      const box = visit.page
        .getByRole('group', { name: visit.say('알림 받기') })
        .getByRole('checkbox');
      await box.first().check();
      await visit.page.getByRole('radio', { name: visit.say('이메일') }).waitFor();
      await visit.page.getByRole('button', { name: visit.say('이메일 주소 확인하기') }).waitFor();
    },
  },
  {
    name: 'profile-reminders-stopped',
    who: 'declined',
    path: dates,
    show: async (visit) => {
      await fromDrawer(visit, '내 정보 보기');
      const group = visit.page.getByRole('group', { name: visit.say('알림 받기') });
      const notice = group.getByRole('status');
      await notice.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'own-data',
    who: 'regular',
    path: dates,
    show: async (visit) => {
      await fromDrawer(visit, '내 정보 보기');
      await tap(visit, '가게에 저장된 내 정보');
      await visit.page
        .getByRole('button', { name: visit.say('모든 정보를 파일로 받기') })
        .waitFor();
    },
  },
  {
    name: 'delete-account',
    who: 'regular',
    path: dates,
    show: async (visit) => {
      await fromDrawer(visit, '내 정보 보기');
      await tap(visit, '계정 지우기');
      await visit.page.getByRole('button', { name: visit.say('그대로 두기') }).waitFor();
    },
  },
  {
    name: 'delivery-info',
    who: 'regular',
    path: dates,
    show: async (visit) => {
      await fromDrawer(visit, '배송 정보 고치기');
      await visit.page.getByLabel(visit.say('받는 분 이름')).waitFor();
    },
  },
  {
    name: 'delivery-suggestions',
    who: 'fresh',
    path: dates,
    show: async (visit) => {
      await fromDrawer(visit, '배송 정보 입력하기');
      await visit.page.getByRole('combobox').fill('street');
      await visit.page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'delivery-faults',
    who: 'fresh',
    path: dates,
    show: async (visit) => {
      await fromDrawer(visit, '배송 정보 입력하기');
      await tap(visit, '저장');
      await visit.page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'address-problem',
    who: 'regular',
    path: dates,
    show: async (visit) => {
      await fromDrawer(visit, '배송 정보 고치기');
      await tap(visit, '아직도 문제가 있으신가요?');
      await visit.page.getByRole('dialog', { name: visit.say('주소가 안 되시나요?') }).waitFor();
    },
  },
  {
    name: 'points',
    who: 'regular',
    path: dates,
    show: async (visit) => {
      await fromDrawer(visit, '포인트');
      await visit.page.getByText(visit.say('쓸 수 있는 포인트')).waitFor();
    },
  },
  {
    name: 'points-none',
    who: 'fresh',
    path: dates,
    show: async (visit) => {
      await fromDrawer(visit, '포인트');
      await visit.page.getByText(visit.say('아직 포인트가 없어요')).waitFor();
    },
  },
  { name: 'history', who: 'trusted', path: dates, show: openHistory },
  {
    name: 'history-older',
    who: 'regular',
    path: dates,
    show: async (visit) => {
      await openHistory(visit);
      const more = visit.page.getByRole('button', { name: visit.say('더 이전 주문 보기') });
      await more.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'history-none',
    who: 'fresh',
    path: dates,
    show: async (visit) => {
      await fromDrawer(visit, '주문 내역');
      await visit.page.getByText(visit.say('아직 주문이 없어요')).waitFor();
    },
  },
  {
    name: 'order-cancel',
    who: 'trusted',
    path: dates,
    show: async (visit) => {
      await openHistory(visit);
      await tap(visit, '주문 취소');
      await visit.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'order-cancel-crowded',
    who: 'trusted',
    path: dates,
    before: ({ page }) =>
      page.route(/documents:commit/, (route) =>
        route.fulfill({ status: 409, json: { error: { code: 409, status: 'ABORTED' } } }),
      ),
    show: async (visit) => {
      await openHistory(visit);
      await tap(visit, '주문 취소');
      await visit.page.getByRole('alertdialog').waitFor();
      await tap(visit, '주문 취소하기');
      const crowded = '지금 주문하시는 분이 많아요. 계속 시도하고 있으니 조금만 기다려 주세요.';
      await visit.page.getByText(visit.say(crowded)).waitFor();
    },
  },
  {
    name: 'order-cancelled',
    who: { ko: 'cancelledKo', en: 'cancelledEn' },
    path: dates,
    show: cancelOrder,
  },
  {
    name: 'order-restored',
    who: { ko: 'restoredKo', en: 'restoredEn' },
    path: dates,
    show: async (visit) => {
      await cancelOrder(visit);
      await tap(visit, '취소한 주문 되살리기');
      await visit.page
        .getByRole('dialog', { name: visit.say('주문이 완료되었어요. 감사합니다!') })
        .getByText(visit.say('취소한 주문을 되살렸어요'))
        .waitFor();
    },
  },
  {
    name: 'same-again',
    who: 'trusted',
    path: ({ language, facts }) => paths.dateDetail(language, facts.freeDateId),
    show: async (visit) => {
      await menusShown(visit);
      await tap(visit, '지난번과 같이');
      await topDialog(visit);
    },
  },
  {
    name: 'order-again',
    who: 'trusted',
    path: dates,
    show: async (visit) => {
      await openHistory(visit);
      await visit.page
        .getByRole('button', { name: visit.say('다시 담기') })
        .last()
        .click();
      await visit.page
        .getByRole('button', { name: visit.say('담고 메뉴 보기') })
        .first()
        .waitFor();
    },
  },
  {
    name: 'history-on-the-way',
    who: 'coming',
    path: dates,
    before: stopsBeforeOurs,
    show: async (visit) => {
      await openHistory(visit);
      await driverNear(visit);
    },
  },
  {
    name: 'receipt-on-the-way',
    who: 'coming',
    path: dates,
    before: stopsBeforeOurs,
    show: async (visit) => {
      await openReceipt(visit, 'newest');
      await driverNear(visit);
    },
  },
  {
    name: 'receipt',
    who: 'regular',
    path: dates,
    show: (visit) => openReceipt(visit, 'newest'),
  },
  {
    name: 'receipt-photo',
    who: 'refunded',
    path: dates,
    show: async (visit) => {
      await openReceipt(visit, 'newest');
      await visit.page.getByRole('img', { name: visit.say('문 앞에 둔 음식의 사진') }).waitFor();
    },
  },
  {
    name: 'invoice-new',
    who: 'trusted',
    path: dates,
    show: async (visit) => {
      await openReceipt(visit, 'newest');
      await tap(visit, '인보이스');
      await visit.page.getByRole('button', { name: visit.say('인보이스 발행하기') }).waitFor();
    },
  },
  {
    name: 'invoice-issue',
    who: 'trusted',
    path: dates,
    show: async (visit) => {
      await openReceipt(visit, 'newest');
      await tap(visit, '인보이스');
      await tap(visit, '인보이스 발행하기');
      await visit.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'invoice-issued',
    who: 'trusted',
    path: dates,
    show: async (visit) => {
      await openReceipt(visit, 'oldest');
      await tap(visit, '인보이스');
      await visit.page.getByRole('link', { name: visit.say('인쇄하거나 저장하기') }).waitFor();
    },
  },
  {
    name: 'cooking',
    path: dates,
    show: async (visit) => {
      await fromDrawer(visit, '조리법 찾기');
      await visit.page.getByRole('searchbox').waitFor();
      await visit.page.getByRole('dialog').locator('summary').first().click();
    },
  },
  {
    name: 'cooking-found',
    path: dates,
    show: async (visit) => {
      await fromDrawer(visit, '조리법 찾기');
      await visit.page.getByRole('searchbox').fill('김치');
      await visit.page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'menu',
    path: menus,
    show: (visit) => openMenu(visit, '김치찌개', 'Kimchi stew'),
  },
  {
    name: 'menu-allergens',
    path: menus,
    show: async (visit) => {
      await openMenu(visit, '오늘의 반찬', 'Five side dishes');
      const heading = visit.page.getByRole('heading', { name: visit.say('알레르기·식단 정보') });
      await heading.evaluate((element) => element.scrollIntoView());
    },
  },
  {
    name: 'menu-filter',
    path: menus,
    show: async (visit) => {
      await menusShown(visit);
      await tap(visit, '알레르기·식단');
      const dialog = await topDialog(visit);
      await dialog.getByRole('button', { name: visit.language === 'ko' ? '달걀' : 'egg' }).click();
    },
  },
  {
    name: 'menus-filtered',
    path: menus,
    basket: { 'haemul-pajeon': 1 },
    show: filtered,
  },
  {
    name: 'order-concern',
    path: menus,
    basket: { 'haemul-pajeon': 1 },
    show: async (visit) => {
      await filtered(visit);
      await visit.page
        .getByRole('button', { name: visit.language === 'ko' ? /^장바구니/ : /^Basket/ })
        .filter({ visible: true })
        .click();
      await visit.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'menu-chosen',
    path: menus,
    basket: { 'kimchi-jjigae': 2 },
    show: (visit) => openMenu(visit, '김치찌개', 'Kimchi stew'),
  },
  { name: 'menu-sold-out', path: menus, show: openSoldOut },
  {
    name: 'menu-sold-out-customer',
    who: 'fresh',
    path: menus,
    show: async (visit) => {
      await openSoldOut(visit);
      const ask = visit.page.getByRole('button', { name: /^다시 팔면|^Tell me when it is back/ });
      const confirm = visit.page.getByRole('button', { name: visit.say('이메일 주소 확인하기') });
      await ask.or(confirm).waitFor();
      // The wish stays once it has been made.
      if (await ask.isVisible()) await ask.click();
      await confirm.waitFor();
    },
  },
  {
    name: 'menu-waiting',
    who: 'regular',
    path: menus,
    show: async (visit) => {
      await openSoldOut(visit);
      await visit.page.getByRole('button', { name: visit.say('그만 기다리기') }).waitFor();
    },
  },
  {
    name: 'menu-waiting-told',
    who: 'trusted',
    path: menus,
    show: async (visit) => {
      await openSoldOut(visit);
      await visit.page.getByText(/한 번 알려 드렸어요|We told you on/).waitFor();
    },
  },
  {
    name: 'menu-cooking',
    path: menus,
    show: async (visit) => {
      await openMenu(visit, '김치찌개', 'Kimchi stew');
      await tap(visit, '조리법 보기');
      await visit.page.getByRole('checkbox', { name: 'English' }).waitFor();
    },
  },
  {
    name: 'menu-quantity',
    path: menus,
    basket: { 'kimchi-jjigae': 2 },
    show: async (visit) => {
      await menusShown(visit);
      const name = patternOf(visit.say, '{{title}} 수량 {{quantity}}, 직접 입력');
      await visit.page.getByRole('article').getByRole('button', { name }).first().click();
      const dialog = await topDialog(visit);
      await dialog.getByRole('textbox').fill('1.5');
      await tap(visit, '이 수량으로 담기');
    },
  },
  {
    name: 'menu-search',
    path: menus,
    show: async (visit) => {
      await menusShown(visit);
      await tap(visit, '메뉴 찾기');
      const dialog = await topDialog(visit);
      await dialog.getByRole('searchbox').fill(visit.language === 'ko' ? '김치' : 'kimchi');
      const more = patternOf(visit.say, '{{title}} 하나 담기');
      await dialog.getByRole('button', { name: more }).first().click();
    },
  },
];
