import * as z from 'zod/mini';
import { dateIdShape } from '../../order/id-shapes.ts';
import { stores } from '../../store/document-write.ts';
import { plannedAction } from '../actions/action.ts';
import { behindWhich, type DeliveryRun, inOrderOf, movedBehind, parseRun } from './delivery-run.ts';

const move = z.object({
  list: z.enum(['stops', 'areas']),
  /** Order id of the stop, or name of the suburb. */
  moves: z.string(),
  /** Behind which other it comes; null: before all others of its suburb. */
  behind: z.nullable(z.string()),
  /** The stops of its suburb, or all suburbs, as they were shown: the stored list need not have all. */
  among: z.optional(z.array(z.string())),
});
type Move = z.infer<typeof move>;

const marks = z.record(z.string(), z.nullable(z.string().check(z.maxLength(16))));

/** What a change of the route sets: what moved, and not the whole route. */
interface RouteState {
  stops?: Pick<Move, 'moves' | 'behind'>;
  areas?: Pick<Move, 'moves' | 'behind'>;
  places?: Record<string, string | null>;
}

/**
 * Moves one stop or one suburb on a date's route, or says for which addresses the places of stops fit (`DeliveryRun.places`):
 * `fits`, whatever was decided before, and null takes that back; `places`, of stops that nobody has decided yet.
 */
export const changeStopOrder = plannedAction({
  name: 'stops',
  allowedRoles: ['owner'],
  input: z.object({
    dateId: dateIdShape,
    move: z.optional(move),
    fits: z.optional(marks),
    places: z.optional(marks),
    /** Whole lists, to which older entries of the log lead back: they would undo what others moved since. */
    stops: z.optional(z.array(z.string())),
    areas: z.optional(z.array(z.string())),
  }),
  logSubject: ({ dateId }) => ({ dateId }),
  plan: async (read, { dateId, move, fits, places, stops, areas }) => {
    if (stops || areas) return { problem: { code: 'invalid', field: 'stops' } };
    const run = parseRun(await read(`${stores.deliveryRuns}/${dateId}`));
    const next = move && movedBehind(listOf(run, move), move.moves, move.behind ?? undefined);
    const rest = move && run[move.list].filter((one) => !next?.includes(one));
    const undecided = Object.entries(places ?? {}).filter(([id]) => run.places?.[id] === undefined);
    const decided = Object.entries({ ...Object.fromEntries(undecided), ...fits });
    const after: RouteState = {
      ...(move && next && { [move.list]: placeIn(next, move) }),
      ...(fits && { places: fits }),
    };
    return {
      before: routeState(run, { move, fits }),
      after,
      writes: [
        {
          collection: stores.deliveryRuns,
          id: dateId,
          fields: [
            // In front, so that it is before all others of the list where it is before all of its suburb.
            ...(move && next && rest ? [{ path: [move.list], set: [...next, ...rest] }] : []),
            ...decided.map(([id, mark]) => {
              const path = ['places', id];
              return mark === null ? { path, remove: true as const } : { path, set: mark };
            }),
          ],
        },
      ],
    };
  },
  undo: ({ dateId, move }, { before }) => ({
    dateId,
    ...(move && { move: { list: move.list, moves: move.moves, behind: behindIn(before, move) } }),
    ...(before.places && { fits: before.places }),
  }),
});

/** What a change of the route sets, as it is now. */
export function routeState(
  run: DeliveryRun,
  { move, fits }: { move?: Move | undefined; fits?: z.infer<typeof marks> | undefined },
): RouteState {
  return {
    ...(move && { [move.list]: placeIn(listOf(run, move), move) }),
    ...(fits && {
      places: Object.fromEntries(Object.keys(fits).map((id) => [id, run.places?.[id] ?? null])),
    }),
  };
}

const listOf = (run: DeliveryRun, { list, among }: Move) =>
  among ? inOrderOf(run[list], among) : run[list];
const placeIn = (list: readonly string[], { moves }: Move) => ({
  moves,
  behind: behindWhich(list, moves),
});
const behindIn = (state: RouteState, { list }: Move) => state[list]?.behind ?? null;
