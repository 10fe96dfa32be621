// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveMenu } from '../../../../data/staff/menus/change-menu.ts';
import { menus } from '../../../../domain/testing/fixtures.ts';
import '../../../../i18n/i18n.ts';
import { MenuEditor } from './menu-editor.tsx';

vi.mock('../../../../data/staff/menus/change-menu.ts', () => ({
  saveMenu: vi.fn(async () => ({ kind: 'write', writes: [] })),
}));
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

const openNew = () =>
  render(
    <MemoryRouter>
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
      <MenuEditor {...common} menuId="soup" stored={stored} start={stored} draft="menu-soup" />
    </MemoryRouter>,
  );
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: '저장' }));
const unsaved = () => screen.queryByText('저장하지 않은 내용을 이어서 쓰고 있어요');

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

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
  await vi.waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(saveMenu).toHaveBeenCalledWith(
    expect.objectContaining({ menu: expect.objectContaining({ title: '갈비탕', price: 18 }) }),
  );
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

it('asks whose changes to keep if the menu has been changed since the draft was written', () => {
  openSoup();
  type('이름 (영어)', 'Oxtail soup');
  cleanup();
  openSoup({ ...soup, price: 22 });
  fireEvent.click(screen.getByRole('button', { name: '내 것으로 바꾸기' }));
  expect(field('이름 (영어)').value).toBe('Oxtail soup');
  expect(field('값 (달러)').value).toBe('22.00');
  save();
  expect(saveMenu).toHaveBeenCalledWith({
    menuId: 'soup',
    menu: { ...soup, price: 22, titleEn: 'Oxtail soup' },
    seen: { ...soup, price: 22 },
  });
});
