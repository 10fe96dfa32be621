// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type AnnouncementContent,
  parseAnnouncements,
} from '../../../../domain/messages/announcement.ts';
import {
  datePromotionContent,
  datePromotionId,
} from '../../../../domain/staff/dates/date-promotion.ts';
import { dateId } from '../../../../domain/testing/fixtures.ts';
import '../../../../i18n/i18n.ts';
import { ActionHost } from '../../common/changes/action-host.tsx';
import { store } from '../../testing/fake-store.ts';
import { DatePromotionForm } from './date-promotion-form.tsx';

vi.mock('../../../../data/documents/live-document.ts', async (original) => ({
  ...(await original<object>()),
  useLiveDocument: () => ({ value: posted(), loading: false, error: undefined }),
}));
vi.mock('../../../../data/staff/common/staff-reads.ts', () => ({ queryOnce: async () => [] }));
vi.mock(
  '../../../../data/staff/common/run-staff-plan.ts',
  () => import('../../testing/fake-store.ts'),
);

const id = datePromotionId(dateId);
const promotion = datePromotionContent(dateId, {
  title: { ko: '국 하나 더', en: 'One more soup' },
  text: { ko: '국을 하나 더 드려요', en: 'One more soup for you' },
});
/** The same promotion after staff gave it an end and another place under Announcements. */
const edited: AnnouncementContent = {
  ...promotion,
  places: ['date', 'notice'],
  until: '2026-11-23T00:00',
};
const posted = () => parseAnnouncements(store.documents['common/gongji'] ?? {});

const form = () => (
  <MemoryRouter>
    <ActionHost />
    <DatePromotionForm dateId={dateId} />
  </MemoryRouter>
);
const title = () => screen.getByLabelText<HTMLInputElement>('제목 (한국어)');
const type = (value: string) => fireEvent.change(title(), { target: { value } });
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const post = (content: AnnouncementContent) => {
  store.documents = { 'common/gongji': { [id]: content } };
};

beforeEach(() => {
  sessionStorage.clear();
  post(promotion);
});
afterEach(cleanup);

it('saves a promotion that was edited under Announcements, keeps what was set there, and undoes it', async () => {
  post(edited);
  const { rerender } = render(form());
  expect(screen.getByRole('link', { name: '공지 관리에서 보기' })).toBeTruthy();
  type('반찬 하나 더 ');
  tap('문구 올리기');
  const next = { ...edited, title: { ...edited.title, ko: '반찬 하나 더' } };
  await waitFor(() => expect(posted()[id]).toEqual(next));
  await screen.findByText('홍보 문구를 올렸어요');
  rerender(form());
  tap('되돌리기');
  await waitFor(() => expect(posted()[id]).toEqual(edited));
  rerender(form());
  expect(title().value).toBe('국 하나 더');
});

it('shows what somebody else posts while nothing is typed', () => {
  const { rerender } = render(form());
  post({ ...promotion, title: { ko: '새 제목', en: 'New title' } });
  rerender(form());
  expect(title().value).toBe('새 제목');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('keeps typed text when somebody else posts another, and asks before it is saved over that', async () => {
  const { rerender } = render(form());
  type('내 제목');
  post(edited);
  rerender(form());
  expect(title().value).toBe('내 제목');
  tap('문구 올리기');
  const question = await screen.findByRole('alertdialog', { name: '그사이 바뀌었어요' });
  expect(question.textContent).toContain('내 제목');
  expect(posted()[id]).toEqual(edited);
  tap('내 것으로 바꾸기');
  const next = { ...edited, title: { ...edited.title, ko: '내 제목' } };
  await waitFor(() => expect(posted()[id]).toEqual(next));
});

it('takes the promotion down and puts it back', async () => {
  render(form());
  tap('문구 내리기');
  await waitFor(() => expect(posted()[id]).toBeUndefined());
  await screen.findByText('홍보 문구를 내렸어요');
  tap('되돌리기');
  await waitFor(() => expect(posted()[id]).toEqual(promotion));
});

it('says which fields are empty when it is saved without them, until they are filled or taken down', async () => {
  render(form());
  type(' ');
  tap('문구 올리기');
  expect(screen.getAllByText('제목을 적어 주세요')).toHaveLength(1);
  expect(screen.queryByText('내용을 적어 주세요')).toBeNull();
  expect(posted()[id]).toEqual(promotion);
  type('새 제목');
  expect(screen.queryByText('제목을 적어 주세요')).toBeNull();
  tap('문구 내리기');
  await screen.findByText('홍보 문구를 내렸어요');
  expect(screen.queryByText('제목을 적어 주세요')).toBeNull();
});

it('keeps words that were typed and not posted through a reload, until they are discarded', () => {
  render(form());
  type('국 둘 더');
  cleanup();
  render(form());
  expect(title().value).toBe('국 둘 더');
  tap('지우고 처음부터');
  expect(title().value).toBe('국 하나 더');
  expect(screen.queryByText('저장하지 않은 내용을 이어서 쓰고 있어요')).toBeNull();
});

it('posts a gift from an amount on, and keeps it until its fields are emptied', async () => {
  const { rerender } = render(form());
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
  fill('얼마부터 더 드리나요 (달러)', '0');
  fill('더 드리는 것 (한국어)', '무료 국 ');
  tap('문구 올리기');
  expect(screen.getByText('1부터 1000까지 적어 주세요.')).toBeTruthy();
  expect(screen.getAllByText('무엇을 더 드리는지 적어 주세요')).toHaveLength(1);
  expect(posted()[id]).toEqual(promotion);
  fill('얼마부터 더 드리나요 (달러)', '100');
  fill('더 드리는 것 (영어)', 'a free soup');
  tap('문구 올리기');
  const gift = { fromCents: 100_00, words: { ko: '무료 국', en: 'a free soup' } };
  await waitFor(() => expect(posted()[id]).toEqual({ ...promotion, gift }));
  await screen.findByText('홍보 문구를 올렸어요');
  rerender(form());
  for (const label of [
    '얼마부터 더 드리나요 (달러)',
    '더 드리는 것 (한국어)',
    '더 드리는 것 (영어)',
  ])
    fill(label, '');
  tap('문구 올리기');
  await waitFor(() => expect(posted()[id]).toEqual(promotion));
});
