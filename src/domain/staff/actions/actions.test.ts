import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameValue } from '../../lib/same-value.ts';
import { outcomeOf as act, documentsAfter } from '../../testing/act-on-store.ts';
import type { Documents } from '../../testing/apply-writes.ts';
import { otherActor, staffActor } from '../../testing/staff-actors.ts';
import type { StaffActor } from '../staff-log.ts';
import type { AnyPlanned } from './action.ts';
import { actionNamed, plannedActions, staffActions } from './actions.ts';
import type { ActionOutcome } from './plan-action.ts';
import { actionCases } from './testing/action-cases.ts';
import { writtenPaths } from './written-paths.ts';

const thirdActor: StaffActor = { ...otherActor, entryId: 'entry-3' };

function outcomeOf({ action, input }: Call, store: Documents, actor?: StaffActor, seen?: unknown) {
  return act(action, input, store, { seen, ...(actor && { actor }) }) as Promise<
    ActionOutcome<unknown>
  >;
}

interface Call {
  action: AnyPlanned;
  input: unknown;
}

type Written = Extract<ActionOutcome<unknown>, { kind: 'write' }>;

/** The store without the log, without empty documents, and without the named paths. */
function visible(store: Documents, without: readonly string[] = []): Documents {
  const copy = structuredClone(store);
  for (const path of without) removeAt(copy, path.split('#'));
  return Object.fromEntries(
    Object.entries(copy).filter(
      ([path, data]) => !path.startsWith('staffLog') && Object.keys(data).length > 0,
    ),
  );
}

function removeAt(map: Record<string, unknown>, [key = '', ...rest]: string[]): void {
  if (rest.length === 0) delete map[key];
  else if (typeof map[key] === 'object' && map[key] !== null) {
    removeAt(map[key] as Record<string, unknown>, rest);
  }
}

const pathsOf = ({ writes, deletes }: Written) =>
  writtenPaths(writes, deletes).filter((path) => !path.startsWith('staffLog'));

/** The written paths whose values the commit has changed. */
function changedPaths(store: Documents, written: Written): string[] {
  const after = documentsAfter(store, written);
  return pathsOf(written).filter(
    (path) => !sameValue(valueAt(store, path.split('#')), valueAt(after, path.split('#'))),
  );
}

function valueAt(map: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined || typeof map !== 'object' || map === null)
    return key === undefined ? map : undefined;
  return valueAt((map as Record<string, unknown>)[key], rest);
}

/** Whether two commits write the same field, or a field and what contains it. */
function overlap(one: readonly string[], other: readonly string[]): boolean {
  return one.some((a) =>
    other.some((b) => a === b || a.startsWith(`${b}#`) || b.startsWith(`${a}#`)),
  );
}

it('finds each action by its own name', () => {
  for (const action of staffActions) expect(actionNamed(action.name)).toBe(action);
  expect(actionNamed('x')).toBeUndefined();
});

describe.each(plannedActions.map((action) => [action.name, action as AnyPlanned] as const))(
  '%s',
  (name, action) => {
    const { store, input, keptByUndo, shared = [] } = actionCases[name];
    const runs = { numRuns: 60, seed: 20_261_125 };

    /** Calls `check` for every draw in which the action writes; fails if there is none. */
    async function forEachWrite(
      check: (drawn: { store: Documents; call: Call; written: Written }) => Promise<void>,
    ) {
      let count = 0;
      await fc.assert(
        fc.asyncProperty(store, input, async (documents, drawnInput) => {
          const call = { action, input: drawnInput };
          const written = await outcomeOf(call, documents);
          if (written.kind !== 'write') return;
          count += 1;
          await check({ store: documents, call, written });
        }),
        runs,
      );
      expect(count).toBeGreaterThan(0);
    }

    it('done twice is done once', () =>
      forEachWrite(async (drawn) => {
        const after = documentsAfter(drawn.store, drawn.written);
        const again = await outcomeOf(drawn.call, after, otherActor);
        expect(again).toMatchObject({ kind: 'already-done', state: drawn.written.after });
      }));

    it('logs what it was and what it is, who changed it and how to undo it', () =>
      forEachWrite(async (drawn) => {
        const { before, after } = drawn.written;
        const entry = documentsAfter(drawn.store, drawn.written)[`staffLog/${staffActor.entryId}`];
        expect(entry).toMatchObject({
          actor: 'boss',
          at: staffActor.now,
          action: name,
          before,
          after,
        });
        expect(entry?.paths).toEqual(pathsOf(drawn.written).slice(0, 60));
        expect('undo' in (entry ?? {})).toBe(typeof action.undo === 'function');
      }));

    it('asks when somebody else has changed the same thing', async () => {
      let conflicts = 0;
      await fc.assert(
        fc.asyncProperty(store, input, input, async (documents, first, second) => {
          const mine = await outcomeOf({ action, input: first }, documents);
          const theirs = await outcomeOf({ action, input: second }, documents, otherActor);
          if (mine.kind !== 'write' || theirs.kind !== 'write') return;
          const late = await outcomeOf(
            { action, input: second },
            documentsAfter(documents, mine),
            otherActor,
            theirs.before,
          );
          if (late.kind === 'conflict') conflicts += 1;
          // What is written after all must not overwrite what the first one changed.
          const own = (paths: string[]) =>
            paths.filter((path) => !shared.some((one) => path.startsWith(one)));
          if (late.kind === 'write') {
            expect(overlap(own(changedPaths(documents, mine)), own(pathsOf(late)))).toBe(false);
          }
        }),
        { ...runs, numRuns: 200 },
      );
      if (shared.length === 0) expect(conflicts).toBeGreaterThan(0);
    });

    it.runIf(typeof action.undo === 'function')('undo gives back the store before it', async () => {
      let undos = 0;
      await forEachWrite(async (drawn) => {
        const { before, after } = drawn.written;
        if (typeof action.undo !== 'function') return;
        const undo = { action, input: action.undo(drawn.call.input, { before, after }) };
        const changed = documentsAfter(drawn.store, drawn.written);
        const undone = await outcomeOf(undo, changed, thirdActor);
        // A state that the shop does not allow any more is not restored, and says so.
        if (undone.kind === 'refused') return;
        if (undone.kind !== 'write') throw new Error(JSON.stringify(undone));
        undos += 1;
        expect(visible(documentsAfter(changed, undone), keptByUndo)).toEqual(
          visible(drawn.store, keptByUndo),
        );
      });
      expect(undos).toBeGreaterThan(0);
    });
  },
);
