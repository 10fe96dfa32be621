import * as fc from 'fast-check';
import { date, dateId } from '../../../testing/fixtures.ts';
import type { ActionCase } from './action-case.ts';

const ids = ['u1_HomeSt', 'u2_BeachRd', 'u3_HillAve'];
const window = fc
  .integer({ min: 1, max: 9 })
  .map((hour) => date.deliveryDate + hour * 3_600_000)
  .map((from) => ({ from, to: from + 3_600_000 }));
const all = <T>(entries: T[]) => fc.shuffledSubarray(entries, { minLength: entries.length });
const names = ['Ryde', 'Epping', 'Gosford'];
const moveIn = (list: 'stops' | 'areas', entries: string[]) =>
  all(entries).map(([moves = '', behind = '', other]) => ({
    ...{
      dateId,
      move: { list, moves, behind: other === entries[0] ? null : behind, among: entries },
    },
  }));

const store = fc
  .record({
    areas: all(names),
    stops: all(ids),
    places: fc.constant({}),
    numbers: fc.constant({}),
    windows: fc.dictionary(fc.constantFrom(...ids), window, { noNullPrototype: true }),
  })
  .map((run) => ({ [`orders2/${dateId}`]: {}, [`deliveryRuns/${dateId}`]: run }));

export const deliveryCases = {
  stops: {
    store,
    input: fc.oneof(
      moveIn('stops', ids),
      moveIn('areas', names),
      fc.constantFrom(...ids).map((id) => ({ dateId, fits: { [id]: 'mark' } })),
    ),
    // Two moves of different stops count both: each is made in the list as it is then.
    shared: [`deliveryRuns/${dateId}#stops`, `deliveryRuns/${dateId}#areas`],
  },
  route: {
    store,
    input: fc
      .record({ areas: all(names), stops: all(ids) })
      .map((route) => ({ dateId, route, shown: { areas: names, stops: ids } })),
  },
  'stop-numbers': {
    store,
    input: fc
      .uniqueArray(fc.constantFrom('1', '2', '8', '8a'), { minLength: 1, maxLength: ids.length })
      .map((numbers) => ({
        dateId,
        numbers: Object.fromEntries(numbers.map((number, at) => [number, ids[at]])),
      })),
  },
  'delivery-time': {
    store,
    input: fc
      .dictionary(fc.constantFrom(...ids), fc.option(window), {
        minKeys: 1,
        noNullPrototype: true,
      })
      .map((windows) => ({ dateId, windows })),
  },
} satisfies Record<string, ActionCase>;
