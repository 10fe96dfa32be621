// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { date, dateId, menus } from '../../../../domain/testing/fixtures.ts';
import '../../../../i18n/i18n.ts';
import { Toaster } from '../../../../ui/feedback/toast.tsx';
import { StatementDialog } from '../../more/allergens/statement-dialog.tsx';
import { TakeDownButton } from '../../more/announcements/take-down-button.tsx';
import { DateMenus } from '../../more/dates/date-menus.tsx';
import { DatePromotionForm } from '../../more/dates/date-promotion-form.tsx';
import { DeleteMenu } from '../../more/menus/delete-menu.tsx';
import { LimitDialog } from '../dish/limit-dialog.tsx';
import { ActionHost } from './action-host.tsx';

vi.mock('../../../../data/staff/common/run-staff-plan.ts', () => ({
  runStaffPlan: async () => {
    throw Object.assign(new Error('no connection'), { code: 'unavailable' });
  },
}));
vi.mock('../../../../data/documents/live-document.ts', async (original) => ({
  ...(await original<object>()),
  useLiveDocument: () => ({ value: {}, loading: false, error: undefined }),
}));
vi.mock('../../../../data/staff/orders/use-date-orders.ts', () => ({ useDateOrders: () => ({}) }));

afterEach(() => {
  cleanup();
  toast.remove();
});

const open = (form: ReactElement) =>
  render(
    <MemoryRouter>
      {form}
      <ActionHost />
      <Toaster label="알림" />
    </MemoryRouter>,
  );
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Expects the question about the change that was not stored, and closes it. */
async function expectFailure() {
  const question = await screen.findByRole('alertdialog', { name: '저장되지 않았어요' });
  expect(question.textContent).toContain('인터넷 연결을 확인하고 다시 시도해 주세요.');
  fireEvent.click(within(question).getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(screen.queryByText('저장되지 않았어요')).toBeNull());
}
const [soup] = Object.values(menus);
if (!soup) throw new Error('no menu');

it('offers to repeat a change whose connection was lost, and keeps what was typed', async () => {
  const onClose = vi.fn();
  const dish = { menuId: 'soup', title: '곰탕', ordered: 0 };
  open(<LimitDialog dateId={dateId} date={date} dish={dish} onClose={onClose} />);
  fireEvent.change(screen.getByLabelText('1인 제한'), { target: { value: '6' } });
  tap('저장');
  await screen.findByRole('alertdialog');
  tap('다시 보내기');
  await expectFailure();
  expect(screen.getByLabelText('1인 제한')).toHaveProperty('value', '6');
  expect(onClose).not.toHaveBeenCalled();
});

it('keeps promotional text that could not be posted', async () => {
  open(<DatePromotionForm dateId={dateId} />);
  await screen.findByLabelText('제목 (한국어)');
  for (const label of ['제목 (한국어)', '내용 (한국어)', '제목 (영어)', '내용 (영어)']) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: label } });
  }
  tap('문구 올리기');
  await expectFailure();
  expect(screen.getByLabelText('내용 (영어)')).toHaveProperty('value', '내용 (영어)');
  expect(screen.queryByText('홍보 문구를 올렸어요')).toBeNull();
});

it('keeps the menus chosen for a date that could not be stored', async () => {
  open(<DateMenus dateId={dateId} date={{ ...date, menus: {} }} menus={menus} language="ko" />);
  fireEvent.click(screen.getByLabelText(new RegExp(`^${soup.title}`)));
  tap('메뉴 1개로 저장');
  await expectFailure();
  expect(screen.getByLabelText(new RegExp(`^${soup.title}`))).toHaveProperty('checked', true);
});

it('keeps a statement of allergens and diet that could not be stored', async () => {
  const onClose = vi.fn();
  open(<StatementDialog menuId="soup" menu={soup} language="ko" onClose={onClose} />);
  tap('비건');
  tap('저장');
  await expectFailure();
  expect((await screen.findByRole('button', { name: '비건' })).getAttribute('aria-pressed')).toBe(
    'true',
  );
  expect(onClose).not.toHaveBeenCalled();
});

it('leaves the menu on the screen when it could not be deleted', async () => {
  open(<DeleteMenu menuId="soup" menu={soup} onDates={[]} language="ko" />);
  tap('메뉴 지우기');
  tap('메뉴 지우기');
  await expectFailure();
  expect(await screen.findByRole('button', { name: '메뉴 지우기' })).toBeTruthy();
});

it('leaves the announcement on the screen when it could not be taken down', async () => {
  open(<TakeDownButton id="x" seen={null} title="휴무" />);
  tap('공지 내리기');
  tap('공지 내리기');
  await expectFailure();
  expect(await screen.findByRole('button', { name: '공지 내리기' })).toBeTruthy();
});
