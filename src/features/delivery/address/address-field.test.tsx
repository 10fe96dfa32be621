// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseSuburbs } from '../../../domain/customer/suburbs.ts';
import { setLanguage } from '../../../i18n/i18n.ts';
import { onToastWanted } from '../../../ui/feedback/toast-queue.ts';
import { DeliveryForm } from '../delivery-form.tsx';
import { emptyForm } from '../use-delivery-form.ts';
import type { AddressSearch, AddressSource, AddressSourceProps } from './address-source.ts';

let setSource: (source: AddressSource) => void;
vi.mock('./choose-address-source.ts', () => ({
  ChosenAddressSource: ({ onState }: AddressSourceProps) => {
    setSource = onState;
    return null;
  },
}));

vi.mock('../address-problem-dialog.tsx', () => ({ AddressProblemDialog: () => null }));

const search = vi.mocked<AddressSearch>({ suggest: vi.fn(), resolve: vi.fn() });

vi.mock('../../../data/customer/load-suburbs.ts', () => ({
  loadSuburbs: async () => parseSuburbs('2135 Homebush,Strathfield=스트라스필드\n'),
}));

const required = '배송 주소를 입력해 주세요';
const choose = `${required}. 번지와 길 이름을 쓰고 목록에서 골라 주세요.`;
const hint = '번지와 길 이름을 쓰고 목록에서 골라 주세요';
const nothing = '찾은 주소가 없어요. 번지와 길 이름을 확인해 주세요.';
const unavailable = '주소 찾기를 지금 쓸 수 없어요. 주소를 직접 입력해 주세요.';

const input = () => screen.getByRole('combobox', { name: '주소' });
const save = () => userEvent.click(screen.getByRole('button', { name: '저장' }));
/** Which of the address field's messages are shown. */
const shown = () =>
  [required, choose, hint, nothing, unavailable].filter(
    (text) => screen.queryByText(text) !== null,
  );

beforeEach(async () => {
  await setLanguage('ko');
  sessionStorage.clear();
  search.suggest.mockReset().mockResolvedValue([]);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const saved = { ...emptyForm, name: '김순자', phone: '0491-570-156' };
  render(<DeliveryForm draft="test" saved={saved} save={vi.fn()} onSaved={vi.fn()} />);
  act(() => setSource({ status: 'ready', search }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('says one thing at a time: hint, error, what the search found', async () => {
  expect(shown()).toEqual([hint]);
  await save();
  expect(shown()).toEqual([required]);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(input(), '1 Nowhere');
  await screen.findByText(nothing);
  expect(shown()).toEqual([nothing]);
  search.suggest.mockResolvedValue([{ id: 'a', text: '12 Beamish Street' }]);
  await userEvent.type(input(), ' B');
  await screen.findByRole('option');
  expect(shown()).toEqual([]);
  await save();
  expect(shown()).toEqual([choose]);
});

it('searches for a Korean suburb by the name on the map', async () => {
  search.suggest.mockResolvedValue([{ id: 'a', text: '1 Persimmon Street' }]);
  await userEvent.type(input(), '1 Persimmon 스트라스필드');
  await screen.findByRole('option');
  expect(search.suggest).toHaveBeenLastCalledWith('1 Persimmon Strathfield');
});

it('asks for English where Korean letters find nothing, and offers to type the address', async () => {
  await userEvent.type(input(), '코리아 거리');
  await screen.findByText('찾은 주소가 없어요. 길 이름은 영어로 써 주세요. 예: 12 Beamish St');
  expect(screen.queryByRole('button', { name: '주소를 직접 입력하기' })).toBeNull();
  await save();
  await userEvent.click(screen.getByRole('button', { name: '주소를 직접 입력하기' }));
  const suburb = screen.getByRole<HTMLInputElement>('textbox', { name: '동네' });
  await userEvent.type(suburb, '스트라스필드');
  await userEvent.tab();
  await waitFor(() => expect(suburb.value).toBe('Strathfield'));
  expect(screen.getByRole('textbox', { name: '우편번호' })).toHaveProperty('value', '2135');
});

it('knows a Korean suburb again that stood alone in the search field', async () => {
  await userEvent.type(input(), '스트라스필드');
  await save();
  await userEvent.click(screen.getByRole('button', { name: '주소를 직접 입력하기' }));
  const part = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
  await waitFor(() => expect(part('동네')).toBe('Strathfield'));
  expect(part('길 이름')).toBe('');
});

it('says once that the search is out of order, and outlines the field when it is still needed', async () => {
  search.suggest.mockRejectedValue(new Error('no answer'));
  await userEvent.type(input(), '12 Beamish');
  await screen.findByText(unavailable);
  act(() => setSource({ status: 'failed' }));
  expect(shown()).toEqual([unavailable]);
  expect(input().getAttribute('aria-invalid')).toBeNull();
  await save();
  expect(screen.getAllByText(unavailable)).toHaveLength(1);
  expect(shown()).toEqual([unavailable]);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: '주소를 직접 입력하기' }));
  expect(screen.getByRole('textbox', { name: '길 이름' })).toHaveProperty('value', 'Beamish');
});

const ginkgo = (street_number: string) => ({
  address: {
    street_number,
    route: 'Ginkgo Avenue',
    locality: 'Eastwood',
    administrative_area_level_1: 'NSW',
    administrative_area_level_2: '',
    country: 'Australia',
    postal_code: '2122',
    latitude: -33.79,
    longitude: 151.08,
  },
  unit: '',
});
const unit = () => screen.getByRole<HTMLInputElement>('textbox', { name: /동·호수/ }).value;

it('keeps the unit that was typed before a suggestion without it was chosen', async () => {
  search.suggest.mockResolvedValue([{ id: 'a', text: '12 Ginkgo Avenue' }]);
  search.resolve.mockResolvedValue(ginkgo('12'));
  await userEvent.type(input(), '3/12 Ginkgo Avenue Eastwood');
  await userEvent.click(await screen.findByRole('option'));
  await waitFor(() => expect(input()).toHaveProperty('value', '12 Ginkgo Avenue, Eastwood'));
  expect(unit()).toBe('3');
});

it('asks for the number of a suggestion without one, and takes the one that is typed then', async () => {
  const missing = '번지가 빠졌어요. 길 이름 앞에 번지를 써 주세요. 예: 12 Beamish St';
  search.suggest.mockResolvedValue([{ id: 'a', text: 'Ginkgo Avenue' }]);
  search.resolve.mockResolvedValue(ginkgo(''));
  await userEvent.type(input(), 'Ginkgo');
  await userEvent.click(await screen.findByRole('option'));
  await screen.findByText(missing);
  expect(screen.getByRole('button', { name: '주소를 직접 입력하기' })).toBeTruthy();
  await userEvent.clear(input());
  await userEvent.type(input(), '5/12a Ginkgo');
  expect(screen.queryByText(missing)).toBeNull();
  await userEvent.click(await screen.findByRole('option'));
  await waitFor(() => expect(input()).toHaveProperty('value', '12A Ginkgo Avenue, Eastwood'));
  expect(unit()).toBe('5');
});

it('says that it does not deliver to post boxes', async () => {
  await userEvent.type(input(), 'PO Box 12, Eastwood');
  await screen.findByText('사서함에는 배송할 수 없어요. 받으실 집이나 가게 주소를 써 주세요.');
});

it('says at the field alone that the address is missing', async () => {
  const toast = vi.fn();
  const stop = onToastWanted(toast);
  await save();
  expect(toast).not.toHaveBeenCalled();
  stop();
});
