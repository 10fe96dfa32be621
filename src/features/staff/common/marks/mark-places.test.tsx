// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { PackageOpen } from 'lucide-react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { parseRun } from '../../../../domain/staff/delivery/delivery-run.ts';
import { markKinds } from '../../../../domain/staff/orders/mark-table.ts';
import { markOf } from '../../../../domain/staff/orders/order-marks.ts';
import { boardOf } from '../../../../domain/testing/drawn-board.ts';
import { dateId, menus } from '../../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../../domain/testing/staff-actors.ts';
import '../../../../i18n/i18n.ts';
import { StopCard } from '../../delivery/stop-card.tsx';
import { OrderRow } from '../../orders/order-row.tsx';
import { LabelSheets } from '../../orders/print/label-sheets.tsx';
import { PackingLists } from '../../orders/print/packing-lists.tsx';
import { RunSheet } from '../../orders/print/run-sheet.tsx';
import type * as Views from './mark-views.ts';
import { type MarkPlace, markViews } from './mark-views.ts';

vi.mock('./mark-views.ts', async (original) => {
  const { markViews: all, ...rest } = await original<typeof Views>();
  const delivered = { ...all.delivered, icon: PackageOpen, name: () => 'as noted', buttonOn: [] };
  return { ...rest, markViews: { ...all, delivered } };
});
vi.mock('../../delivery/door-photo-button.tsx', () => ({ DoorPhotoButton: () => null }));
afterEach(cleanup);

const order = cashOrder();
const [plain] = boardOf({ u1: { [order.orderKey]: order } }, new Map(), {});
if (!plain) throw new Error('no order');
const made = markKinds.map((kind) => [kind, { ...markOf(order, kind), at: 1, by: 'boss' }]);
const one = { ...plain, marks: { uid: 'u1', ...Object.fromEntries(made) } };
const run = parseRun(undefined);
const language = 'ko';
const onMark = () => {};
const lists = { orders: [one], run, menus, language } as const;
const stop = { id: one.id, order, window: undefined, number: '1', place: 1 };
const card = { stop, language, busy: false, onMark, move: undefined } as const;

const places: [string, MarkPlace, (of: typeof one) => React.ReactNode][] = [
  [
    'the board',
    'row',
    (of) => <OrderRow {...{ dateId, menus, language, onMark }} one={of} over={undefined} />,
  ],
  ['the stops', 'stop', (of) => <StopCard {...card} one={of} />],
  ['the labels', 'label', (of) => <LabelSheets {...lists} orders={[of]} />],
  ['the packing lists', 'paper', (of) => <PackingLists {...lists} promotions={[]} orders={[of]} />],
  ['the delivery list', 'paper', (of) => <RunSheet {...lists} orders={[of]} />],
];

it.each(places)(
  'a mark whose row in the table says so is named on %s, and only there',
  (_, place, show) => {
    const noted = (noteOn: MarkPlace[], of = one) => {
      cleanup();
      markViews.delivered.noteOn = noteOn;
      render(<MemoryRouter>{show(of)}</MemoryRouter>);
      return screen.queryByText('as noted') !== null;
    };
    const others = (['row', 'stop', 'label', 'paper'] as const).filter((other) => other !== place);
    expect(noted([place])).toBe(true);
    expect(noted(others)).toBe(false);
    expect(noted([place], { ...one, marks: { uid: 'u1' } })).toBe(false);
  },
);
