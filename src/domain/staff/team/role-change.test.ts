import { describe, expect, it } from 'vitest';
import { stores } from '../../store/document-write.ts';
import type { Role } from '../roles.ts';
import type { OpenChange, OpenChanges } from './open-changes.ts';
import { longestChangeMs, planRoleChange, settleRoleChange } from './role-change.ts';
import type { TeamMember } from './team.ts';

const now = 1_000_500;
const actor = { uid: 'boss', name: 'boss@example.com', now, entryId: 'attempt-2' };
const member = (uid: string, role: Role, disabled = false): TeamMember => {
  return { uid, email: `${uid}@example.com`, name: '', role, disabled };
};
const holder = (role: Role | null, uid = 'cook') => ({
  uid,
  email: `${uid}@example.com`,
  role,
  confirmed: true,
});
const change: OpenChange = { attempt: 'attempt-1', role: 'books', ends: true, until: 0 };
const nothing = { team: [member('boss', 'owner')], open: {} };

/** What a plan writes: field paths by document. */
function written(plan: ReturnType<typeof planRoleChange>) {
  if (plan.kind !== 'begun') return plan.answer;
  const values = plan.writes.map(({ collection, id, fields }) => [
    `${collection}/${id}`,
    Object.fromEntries(
      fields.map((field) => [field.path.join('.'), 'set' in field ? field.set : 'removed']),
    ),
  ]);
  return Object.fromEntries(values);
}

describe('planRoleChange', () => {
  it('logs a first role and keeps other changes waiting, and ends nothing', () => {
    const plan = planRoleChange(holder(null), 'books', nothing, actor);
    expect(plan).toMatchObject({ kind: 'begun', ends: false });
    expect(written(plan)).toEqual({
      'roleChanges/open': {
        cook: { attempt: 'attempt-2', role: 'books', ends: false, until: now + longestChangeMs },
      },
      'staffLog/attempt-2': expect.objectContaining({
        action: 'staff-rights',
        uid: 'cook',
        subject: 'cook@example.com',
        before: 'off',
        after: 'books',
      }),
      'staffLogHeads/boss': { entry: 'attempt-2' },
    });
  });

  it('closes the shop to an account for longer than its claims may take to be set', () => {
    const plan = planRoleChange(holder('books'), null, nothing, actor);
    expect(plan).toMatchObject({ kind: 'begun', ends: true });
    expect(written(plan)).toMatchObject({
      'endedLogIns/cook': { at: 1061 },
      'staffLog/attempt-2': { before: 'books', after: 'off' },
    });
  });

  it.each<[string, Parameters<typeof planRoleChange>[0], Role | null, OpenChanges, unknown]>([
    ['the own role', holder('owner', 'boss'), 'books', {}, 'own-role'],
    ['what it is already', holder('books'), 'books', {}, 'done'],
    [
      'that of an address that may not be theirs',
      { ...holder(null), confirmed: false },
      'books',
      {},
      'unconfirmed-account',
    ],
    ['nothing, of nobody', holder(null), null, {}, 'done'],
    [
      'while another is',
      holder(null),
      'books',
      { x: { ...change, until: now + 1 } },
      'other-change',
    ],
    [
      'while it is being',
      holder('books'),
      'books',
      { cook: { ...change, until: now + 1 } },
      'other-change',
    ],
  ])('changes nothing: %s', (_, account, role, open, answer) => {
    expect(planRoleChange(account, role, { ...nothing, open }, actor)).toEqual({
      kind: 'answered',
      answer,
    });
  });

  it.each<[string, TeamMember[], unknown]>([
    ['no other', [member('cook', 'owner'), member('x', 'books')], 'last-owner'],
    ['a disabled one', [member('cook', 'owner'), member('x', 'owner', true)], 'last-owner'],
    ['another', [member('cook', 'owner'), member('x', 'owner')], expect.any(Object)],
  ])('takes an owner’s role only beside another who can log in: %s', (_, team, answer) => {
    const plan = planRoleChange(holder('owner'), 'books', { team, open: {} }, actor);
    expect(written(plan)).toEqual(answer);
  });

  it('takes up again what was broken off, and logs it once', () => {
    const open = { cook: change, x: change };
    const set = planRoleChange(holder('books'), 'books', { ...nothing, open }, actor);
    expect(set).toMatchObject({ kind: 'begun', ends: true });
    expect(Object.keys(written(set))).toEqual(['roleChanges/open', 'endedLogIns/cook']);
    const taken = planRoleChange(
      holder(null),
      null,
      { ...nothing, open: { cook: { ...change, role: 'off' } } },
      actor,
    );
    expect(taken).toMatchObject({ kind: 'begun', ends: true });
  });

  it('logs what follows on a change that was broken off', () => {
    const plan = planRoleChange(
      holder('owner'),
      'owner',
      { ...nothing, open: { cook: change } },
      actor,
    );
    expect(written(plan)).toMatchObject({
      'staffLog/attempt-2': { before: 'books', after: 'owner' },
    });
  });
});

describe('settleRoleChange', () => {
  const open = { cook: change };
  const settled = { collection: stores.roleChanges, id: 'open' };

  it('says before which second log-ins count no more', () => {
    expect(settleRoleChange('cook', 'attempt-1', open, { endedAt: 7 })).toEqual([
      { ...settled, fields: [{ path: ['cook'], remove: true }] },
      { collection: stores.endedLogIns, id: 'cook', fields: [{ path: ['at'], set: 7 }] },
    ]);
    expect(settleRoleChange('cook', 'attempt-1', open, { endedAt: null })).toHaveLength(1);
  });

  it('lets others go on after what was broken off', () => {
    expect(settleRoleChange('cook', 'attempt-1', open, 'broken-off')).toEqual([
      { ...settled, fields: [{ path: ['cook', 'until'], set: 0 }] },
    ]);
  });

  it('leaves another change as it is', () => {
    expect(settleRoleChange('cook', 'attempt-2', open, 'broken-off')).toEqual([]);
    expect(settleRoleChange('x', 'attempt-1', open, { endedAt: 7 })).toEqual([]);
  });
});
