// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { DeliveryInfo } from '../../../domain/customer/delivery-info.ts';
import { dateId, info, otherInfo } from '../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../domain/testing/planned-orders.ts';
import { useOrderDraft } from '../form/order-draft.ts';
import { useEditAddress } from './use-edit-address.ts';

const parent: DeliveryInfo = { ...otherInfo, name: '김어머니', note: '벨을 눌러 주세요' };

const edit = (saved: DeliveryInfo | undefined) =>
  renderHook(() => useEditAddress(cashOrder, saved, useOrderDraft(dateId, cashOrder))).result;

beforeEach(() => sessionStorage.clear());

it('keeps an edited order where it is until another address is chosen', () => {
  const address = edit(otherInfo);
  expect(address.current).toMatchObject({ choice: 'order', info, ofProfile: otherInfo });
  act(() => address.current.choose('profile'));
  expect(address.current.info).toEqual(otherInfo);
});

it('moves it to a saved recipient and back, also after a reload', () => {
  const address = edit(info);
  act(() => address.current.chooseRecipient(parent));
  expect(address.current).toMatchObject({ choice: 'recipient', info: parent });
  const reloaded = edit(info);
  expect(reloaded.current).toMatchObject({ choice: 'recipient', info: parent });
  act(() => reloaded.current.choose('order'));
  expect(reloaded.current).toMatchObject({ choice: 'order', info, ofRecipient: parent });
});

it('offers no second option for a recipient whose details the order has already', () => {
  const address = edit(info);
  act(() => address.current.chooseRecipient({ ...info }));
  expect(address.current).toMatchObject({ choice: 'order', info, ofRecipient: undefined });
});
