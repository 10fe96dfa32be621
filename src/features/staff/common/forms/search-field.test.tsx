// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../../../i18n/i18n.ts';
import { SearchField } from './search-field.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Dishes() {
  const [search, setSearch] = useState('');
  const found = ['미역국', '된장국', '잡채'].filter((dish) => dish.includes(search)).length;
  return <SearchField label="메뉴 찾기" value={search} found={found} onChange={setSearch} />;
}

const field = () => screen.getByRole('searchbox', { name: '메뉴 찾기' }) as HTMLInputElement;
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const said = () => screen.getByRole('status').textContent;
const rest = () => act(() => vi.runAllTimers());

it('tells how many were found once typing rests, and again where it is the same number', () => {
  render(<Dishes />);
  type('미');
  expect(said()).toBe('');
  rest();
  expect(said()).toBe('결과 1개');
  type('된');
  expect(said()).toBe('');
  rest();
  expect(said()).toBe('결과 1개');
  type('없는 것');
  rest();
  expect(said()).toBe('결과가 없어요');
});

it('is emptied by its button, which leaves the keyboard where it was', () => {
  render(<Dishes />);
  expect(screen.queryByRole('button')).toBeNull();
  type('국');
  fireEvent.click(screen.getByRole('button', { name: '찾는 말 비우기' }));
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
  rest();
  expect(said()).toBe('');
});

it('says that there are more than it shows', () => {
  render(<SearchField label="메뉴 찾기" value="김" found={20} more onChange={() => {}} />);
  expect(said()).toBe('결과가 20개보다 많아요');
});
