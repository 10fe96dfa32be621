// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadSuburbs } from '../../../data/customer/load-suburbs.ts';
import { parseSuburbs } from '../../../domain/customer/suburbs.ts';
import { setLanguage } from '../../../i18n/i18n.ts';
import { DeliveryForm } from '../delivery-form.tsx';
import { emptyForm } from '../use-delivery-form.ts';

vi.mock('../address-problem-dialog.tsx', () => ({ AddressProblemDialog: () => null }));
vi.mock('./choose-address-source.ts', () => ({ ChosenAddressSource: () => null }));
vi.mock('../../../data/customer/load-suburbs.ts', () => ({ loadSuburbs: vi.fn() }));

const suburbs = parseSuburbs('2122 Eastwood\n2135 Strathfield\n3000 Melbourne\n');
const save = vi.fn(async (_: unknown) => {});

beforeEach(async () => {
  await setLanguage('en');
  sessionStorage.clear();
  save.mockClear();
  vi.mocked(loadSuburbs).mockResolvedValue(suburbs);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Saves "12 George St" in this suburb. */
async function saveIn(locality: string, postal_code: string) {
  const typed = { street_number: '12', route: 'George St', locality, postal_code };
  const saved = { ...emptyForm, name: 'Sun', phone: '0491-570-156', manual: true, typed };
  render(<DeliveryForm draft="test" saved={saved} save={save} onSaved={() => {}} />);
  await press('Save');
}

it('saves a suburb that fits its postcode without a question', async () => {
  await saveIn('strathfield', '2135');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
});

it('takes no suburb with the postcode of another one, and offers what may be meant', async () => {
  await saveIn('Melbourne', '2135');
  await screen.findByText('Melbourne 2135: suburb and postcode don’t match');
  expect(screen.queryByRole('button', { name: 'Save it as I typed it' })).toBeNull();
  await press('Save');
  expect(save).not.toHaveBeenCalled();
  await press('Strathfield 2135');
  await press('Save');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({ address: '12 George St, Strathfield' }),
  );
});

it('asks once about a suburb that it does not know, and offers what it may be', async () => {
  await saveIn('Nowhereville', '2135');
  await screen.findByText('We don’t know Nowhereville 2135');
  expect(save).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Strathfield 2135' })).toBeTruthy();
  await press('Save it as I typed it');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
});

it('keeps nobody from ordering while the list of suburbs can’t be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(loadSuburbs).mockRejectedValue(new Error('offline'));
  await saveIn('Nowhereville', '2135');
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
});
