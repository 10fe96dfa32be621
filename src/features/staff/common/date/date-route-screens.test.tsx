// @vitest-environment jsdom

import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formatWindow } from '../../../../domain/dates/delivery-window.ts';
import { parseRun } from '../../../../domain/staff/delivery/delivery-run.ts';
import { date, dateId } from '../../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../../domain/testing/staff-actors.ts';
import { store } from '../../testing/fake-store.ts';
import { known, loading, open, order, shown } from '../../testing/open-date-screens.tsx';

describe('the order and times of the stops', () => {
  const from = date.deliveryDate;
  const window = { from, to: from + 3_600_000 };
  const other = cashOrder({
    orderKey: 'other',
    customerInfo: { ...order.customerInfo, uid: 'u2', name: '박바다', address: '1 A St, Epping' },
  });
  const run = {
    ...parseRun(undefined),
    stops: [`u1_${order.orderId}`, 'u2_other'],
    windows: { [`u1_${order.orderId}`]: window },
  };
  const byAddress = ['박바다', '김하늘'];
  const names = (paper: HTMLElement) =>
    [...(paper.textContent?.matchAll(/김하늘|박바다/g) ?? [])].map(([name]) => name);
  const print = vi.fn();

  beforeEach(() => {
    vi.stubGlobal('print', print.mockClear());
    store.documents[`orders2/${dateId}`] = { u1: { [order.orderKey]: order }, u2: { other } };
  });

  it.each([
    ['packing', '포장 목록'],
    ['labels', '라벨'],
    ['run', '배송 목록'],
  ])('%s is printed once they are read, in their order', async (kind, name) => {
    const { showRoute } = open(`/staff/${dateId}/print/${kind}`);
    expect(names(await screen.findByRole('group', { name }))).toEqual(byAddress);
    showRoute(loading);
    expect(screen.getByText('배송 순서를 불러오고 있어요')).toBeTruthy();
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.queryByRole('button', { name: '다시 인쇄하기' })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name }));
    // Kept on this phone, perhaps older than what other staff have stored.
    showRoute({ ...known, confirmed: false });
    expect(screen.getByText('배송 순서가 최신인지 확인하고 있어요')).toBeTruthy();
    expect(print).not.toHaveBeenCalled();
    showRoute({ ...known, run });
    expect(names(screen.getByRole('group', { name }))).toEqual(['김하늘', '박바다']);
    expect(print).toHaveBeenCalledOnce();
  });

  it('are on the run sheet', async () => {
    shown.route = { ...known, run };
    open(`/staff/${dateId}/print/run`);
    const paper = await screen.findByRole('group', { name: '배송 목록' });
    expect(paper.textContent).toContain(formatWindow(window, 'ko'));
  });

  it.each(['run', 'times', 'print/packing', 'print/labels', 'print/run'])(
    '%s says when they could not be read, and shows no other order',
    async (path) => {
      shown.route = { ...loading, failed: true };
      open(`/staff/${dateId}/${path}`);
      expect(
        await screen.findByText('배송 순서와 시간을 불러오지 못했어요. 연결되면 다시 불러와요.'),
      ).toBeTruthy();
      expect(screen.queryByText(/1 A St, Epping/)).toBeNull();
    },
  );

  it('do not matter to the quantities of each menu', async () => {
    shown.route = { ...loading, failed: true };
    open(`/staff/${dateId}/print/picking`);
    const paper = await screen.findByRole('group', { name: '메뉴별 수량' });
    expect(paper.textContent).toContain('곰탕');
    fireEvent.click(screen.getByRole('link', { name: '메뉴별 수량' }));
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('delivery times', () => {
  it('sets missing delivery times before the messages are previewed', async () => {
    open(`/staff/${dateId}/times`);
    await screen.findByText('시간 적기');
    fireEvent.click(screen.getByRole('button', { name: '문자 미리 보고 보내기' }));
    await screen.findByRole('dialog', { name: '보낼 문자' });
    const from = date.deliveryDate + 3_600_000;
    expect(store.documents[`deliveryRuns/${dateId}`]).toEqual({
      places: { [`u1_${order.orderId}`]: expect.any(String) },
      windows: { [`u1_${order.orderId}`]: { from, to: from + 3_600_000 } },
    });
  });

  it('shows which field keeps the messages from being previewed', async () => {
    open(`/staff/${dateId}/times`);
    const start = await screen.findByLabelText('첫 배송');
    fireEvent.change(start, { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: '문자 미리 보고 보내기' }));
    expect(screen.getByText('시각을 적어 주세요')).toBeTruthy();
    expect(document.activeElement).toBe(start);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(store.documents).not.toHaveProperty(`deliveryRuns/${dateId}`);
  });
});
