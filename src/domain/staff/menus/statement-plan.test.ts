import { describe, expect, it } from 'vitest';
import { applyWrites } from '../../testing/apply-writes.ts';
import { menus } from '../../testing/fixtures.ts';
import { staffActor } from '../../testing/staff.ts';
import { planStatement, type Statement, statementOf, uncheckedMenus } from './statement-plan.ts';

const nothing: Statement = { allergens: undefined, diet: undefined };
const stated: Statement = {
  allergens: { contains: ['soy'], mayContain: ['egg'], checked: true },
  diet: { marks: ['vegan'], spicy: 1 },
};

function documentsAfter(change: { to: Statement; seen: Statement }, stored = menus) {
  const plan = planStatement({ menuId: 'soup', ...change }, stored, staffActor);
  if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
  return applyWrites({ 'manages/menus': structuredClone(stored) }, plan.writes);
}

describe('planStatement', () => {
  it('stores allergens and diet, keeps the rest of the menu, and logs the change', () => {
    const documents = documentsAfter({ to: stated, seen: nothing });
    expect(documents['manages/menus']?.soup).toEqual({ ...menus.soup, ...stated });
    expect(documents['manages/menus']?.kimchi).toEqual(menus.kimchi);
    expect(documents['staffLog/entry-1']).toMatchObject({
      action: 'allergens',
      subject: 'soup',
      before: '– / –',
      after: 'soy (egg) ✓ / vegan 1',
    });
  });

  it('removes a statement', () => {
    const soup = { ...(menus.soup as object), ...stated } as never;
    const documents = documentsAfter({ to: nothing, seen: stated }, { ...menus, soup });
    expect(documents['manages/menus']?.soup).toEqual(menus.soup);
  });

  it('writes nothing the second time', () => {
    const plan = planStatement({ menuId: 'soup', to: nothing, seen: stated }, menus, staffActor);
    expect(plan).toEqual({ kind: 'already-done' });
  });

  it.each([
    ['an unknown menu', { menuId: 'gone', to: stated, seen: nothing }, 'unknown-menu'],
    [
      'what somebody else has changed',
      { menuId: 'soup', to: stated, seen: { ...stated, diet: undefined } },
      'changed-meanwhile',
    ],
    [
      'an unknown allergen',
      {
        menuId: 'soup',
        to: { ...stated, allergens: { contains: ['celery'] } as never },
        seen: nothing,
      },
      'invalid',
    ],
    [
      'an unknown diet',
      { menuId: 'soup', to: { ...stated, diet: { marks: ['keto'] } as never }, seen: nothing },
      'invalid',
    ],
  ] as const)('refuses %s', (_, change, code) => {
    expect(planStatement(change, menus, staffActor)).toMatchObject({
      kind: 'refused',
      problem: { code },
    });
  });
});

it('lists active menus that nobody has checked', () => {
  const { soup, kimchi, set, tofu } = menus;
  const catalogue = {
    soup: { ...soup, ...stated },
    kimchi: { ...kimchi, allergens: { ...stated.allergens, checked: false } },
    set,
    tofu: { ...tofu, active: false },
  } as typeof menus;
  expect(uncheckedMenus(catalogue)).toEqual(['kimchi', 'set']);
  expect(statementOf(undefined)).toEqual(nothing);
});
