import * as fc from 'fast-check';
import { date, dateId } from '../../../testing/fixtures.ts';
import type { ActionCase } from './action-case.ts';

const ids = ['u1_HomeSt', 'u2_BeachRd', 'u3_HillAve'];
const window = fc
  .integer({ min: 1, max: 9 })
  .map((hour) => date.deliveryDate + hour * 3_600_000)
  .map((from) => ({ from, to: from + 3_600_000 }));
const order = fc.shuffledSubarray(ids, { minLength: 1 });
const areas = fc.shuffledSubarray(['Ryde', 'Epping', 'Gosford'], { minLength: 1 });

const store = fc
  .record({
    areas,
    stops: order,
    windows: fc.dictionary(fc.constantFrom(...ids), window, { noNullPrototype: true }),
  })
  .map((run) => ({ [`deliveryRuns/${dateId}`]: run }));

export const deliveryCases = {
  stops: {
    store,
    input: fc.oneof(
      order.map((stops) => ({ dateId, stops })),
      areas.map((names) => ({ dateId, areas: names })),
    ),
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
