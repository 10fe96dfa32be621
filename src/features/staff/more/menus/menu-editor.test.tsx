// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Menu } from '../../../../domain/menus/menu.ts';
import { menus } from '../../../../domain/testing/fixtures.ts';
import '../../../../i18n/i18n.ts';
import { ActionHost } from '../../common/changes/action-host.tsx';
import { store } from '../../testing/fake-store.ts';
import { MenuEditor } from './menu-editor.tsx';

vi.mock('../../../../data/documents/live-document.ts', async (original) => ({
  ...(await original<object>()),
  useLiveDocument: () => ({ value: {}, loading: false, error: undefined }),
}));
vi.mock('../../../../data/staff/common/staff-reads.ts', () => ({ queryOnce: async () => [] }));
vi.mock(
  '../../../../data/staff/common/run-staff-plan.ts',
  () => import('../../testing/fake-store.ts'),
);
vi.mock('./menu-photos-editor.tsx', () => ({ MenuPhotosEditor: () => null }));
vi.mock('./delete-menu.tsx', () => ({ DeleteMenu: () => null }));

const common = {
  dates: {},
  menus,
  categories: { home: { id: 'home', name: '집밥', order: 1 } },
  language: 'ko',
} as const;
const empty = { title: '', price: Number.NaN, cat: 'home', active: false };
const soup = menus.soup;
if (!soup) throw new Error('no soup');

const storedMenus = () => store.documents['manages/menus'] as Record<string, Menu>;

const openNew = () =>
  render(
    <MemoryRouter>
      <ActionHost />
      <MenuEditor
        {...common}
        menuId={undefined}
        stored={undefined}
        start={empty}
        draft="new-menu-"
      />
    </MemoryRouter>,
  );
const openSoup = (stored = soup) =>
  render(
    <MemoryRouter>
      <ActionHost />
      <MenuEditor {...common} menuId="soup" stored={stored} start={stored} draft="menu-soup" />
    </MemoryRouter>,
  );
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: '저장' }));
const unsaved = () => screen.queryByText('저장하지 않은 내용을 이어서 쓰고 있어요');

beforeEach(() => {
  sessionStorage.clear();
  store.documents = {
    'manages/menus': menus,
    'manages/categories': common.categories,
  };
});
afterEach(cleanup);

it('keeps a new menu through a reload until it is saved', async () => {
  openNew();
  expect(unsaved()).toBeNull();
  type('이름 (한국어)', '갈비탕');
  cleanup();
  openNew();
  expect(unsaved()).toBeTruthy();
  expect(field('이름 (한국어)').value).toBe('갈비탕');
  expect(field('값 (달러)').value).toBe('');
  type('값 (달러)', '18');
  save();
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(Object.values(storedMenus())).toContainEqual({
    title: '갈비탕',
    price: 18,
    cat: 'home',
    active: false,
  });
});

it('keeps the changes to a menu, and goes back to the stored one on request', () => {
  openSoup();
  type('값 (달러)', '25');
  cleanup();
  openSoup();
  expect(field('값 (달러)').value).toBe('25.00');
  fireEvent.click(screen.getByRole('button', { name: '지우고 처음부터' }));
  expect(field('값 (달러)').value).toBe('20.00');
  expect(sessionStorage).toHaveLength(0);
});

it('saves only the changed fields of a menu that somebody else has changed since', async () => {
  openSoup();
  type('이름 (영어)', 'Oxtail soup');
  cleanup();
  store.documents['manages/menus'] = { ...menus, soup: { ...soup, price: 22 } };
  openSoup({ ...soup, price: 22 });
  save();
  await waitFor(() =>
    expect(storedMenus().soup).toEqual({ ...soup, price: 22, titleEn: 'Oxtail soup' }),
  );
});

it('asks whose change to keep if somebody else has changed the same field since', async () => {
  openSoup();
  type('이름 (영어)', 'Oxtail soup');
  cleanup();
  const theirs = { ...soup, titleEn: 'Soup of the day' };
  store.documents['manages/menus'] = { ...menus, soup: theirs };
  openSoup(theirs);
  expect(field('이름 (영어)').value).toBe('Oxtail soup');
  save();
  const question = await screen.findByRole('alertdialog', { name: '그사이 바뀌었어요' });
  expect(question.textContent).toContain('Soup of the day');
  expect(storedMenus().soup).toEqual(theirs);
  fireEvent.click(screen.getByRole('button', { name: '내 것으로 바꾸기' }));
  await waitFor(() => expect(storedMenus().soup).toEqual({ ...soup, titleEn: 'Oxtail soup' }));
});

it('shows the price of whoever changed it first, once theirs is kept', async () => {
  const editor = (stored: Menu) => (
    <MemoryRouter>
      <ActionHost />
      <MenuEditor {...common} menuId="soup" stored={stored} start={stored} draft="menu-soup" />
    </MemoryRouter>
  );
  const theirs = { ...soup, price: 22 };
  const { rerender } = render(editor(soup));
  type('값 (달러)', '25');
  store.documents['manages/menus'] = { ...menus, soup: theirs };
  save();
  fireEvent.click(await screen.findByRole('button', { name: '값 바꾸기' }));
  await screen.findByRole('alertdialog', { name: '그사이 바뀌었어요' });
  // The listener tells it while the question is open.
  rerender(editor(theirs));
  fireEvent.click(screen.getByRole('button', { name: '지금 것 그대로 두기' }));
  await waitFor(() => expect(field('값 (달러)').value).toBe('22.00'));
  expect(storedMenus().soup).toEqual(theirs);
});
