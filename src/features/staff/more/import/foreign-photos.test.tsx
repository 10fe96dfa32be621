// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '../../../../domain/lib/app-error.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { menus } from '../../../../domain/testing/fixtures.ts';
import { setLanguage } from '../../../../i18n/i18n.ts';
import { setLastChange } from '../../common/changes/last-change.ts';
import { store } from '../../testing/fake-store.ts';
import { ForeignPhotos } from './foreign-photos.tsx';

vi.mock(
  '../../../../data/staff/common/run-staff-plan.ts',
  () => import('../../testing/fake-store.ts'),
);
vi.mock('../../../../data/documents/live-document.ts', () => ({
  useLiveDocument: () => ({ value: store.documents['manages/menus'] }),
  observeShown: () => undefined,
}));
const fetched = vi.hoisted(() => vi.fn());
vi.mock('../menus/staff-photos.ts', () => ({ storeForeignPhoto: fetched }));

const soup = { ...menus.soup, photos: undefined };
const pictures = { soup: 'https://a.example/1.jpg', kimchi: 'https://a.example/2.jpg' };
const photo = { downloadURL: '/menus/soup/1-large', smallURL: '/menus/soup/1-small' };
beforeEach(() => {
  fetched.mockReset().mockResolvedValue(photo);
  store.documents = { 'manages/categories': { home: { id: 'home', name: '집밥', order: 1 } } };
});
afterEach(() => {
  cleanup();
  setLastChange(undefined);
});

const open = (stored: object, language: Language = 'ko') => {
  store.documents['manages/menus'] = stored as Record<string, unknown>;
  return render(<ForeignPhotos pictures={pictures} language={language} />);
};

it('stores the pictures of those menus that are stored and have no photo', async () => {
  open({ soup });
  expect(screen.getByText('가져올 사진이 1장 있어요')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '사진 가져오기' }));
  await waitFor(() =>
    expect(store.documents['manages/menus']?.soup).toMatchObject({ photos: [photo] }),
  );
  expect(fetched.mock.calls).toEqual([['soup', pictures.soup]]);
});

it('offers nothing before the menus are stored, and for those that have photos', () => {
  open({ soup: { ...soup, photos: [photo] } });
  expect(screen.queryByRole('button')).toBeNull();
});

it('names what could not be fetched, and goes on with the others', async () => {
  fetched.mockRejectedValueOnce(new AppError('not-found'));
  open({ soup, kimchi: { ...soup, title: '김치' } });
  fireEvent.click(screen.getByRole('button', { name: '사진 가져오기' }));
  expect(
    await screen.findByText('사진 1장은 가져오지 못했어요. 메뉴에서 넣어 주세요.'),
  ).toBeTruthy();
  expect(screen.getByText('곰탕')).toBeTruthy();
  await waitFor(() =>
    expect(store.documents['manages/menus']?.kimchi).toMatchObject({ photos: [photo] }),
  );
});

it('offers what could not be fetched once the file is previewed again', async () => {
  fetched.mockRejectedValueOnce(new AppError('not-found'));
  const { rerender } = open({ soup });
  fireEvent.click(screen.getByRole('button', { name: '사진 가져오기' }));
  await screen.findByText(/가져오지 못했어요/);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<ForeignPhotos pictures={{ ...pictures }} language="ko" />);
  expect(screen.getByRole('button', { name: '사진 가져오기' })).toBeTruthy();
  expect(screen.queryByText(/가져오지 못했어요/)).toBeNull();
});

it('names in English what could not be fetched on the English screen', async () => {
  await setLanguage('en');
  fetched.mockRejectedValueOnce(new AppError('not-found'));
  open({ soup }, 'en');
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Beef soup')).toBeTruthy();
  await setLanguage('ko');
});
