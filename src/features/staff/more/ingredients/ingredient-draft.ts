import type { IngredientEntry } from '../../../../domain/staff/shopping/change-ingredients.ts';
import {
  type IngredientLine,
  type Ingredients,
  ingredientKey,
  isIngredientName,
  kindOf,
} from '../../../../domain/staff/shopping/ingredients.ts';
import { amountIn, parseAmount, type Unit } from '../../../../domain/staff/shopping/units.ts';

/** One ingredient of a dish as it is being typed. */
export interface DraftEntry {
  id: string;
  name: string;
  amount: string;
  unit: Unit;
  /** Only of an ingredient that is new. */
  group: string;
}

/** What is wrong with an entry. */
export type EntryProblem = 'name' | 'twice' | 'amount' | 'group';

export const emptyEntry = (unit: Unit): DraftEntry => {
  return { id: crypto.randomUUID(), name: '', amount: '', unit, group: '' };
};

/** The stored ingredients of a dish, as they are typed. */
export function draftOf(lines: readonly IngredientLine[] | null, all: Ingredients): DraftEntry[] {
  if (!lines) return [{ ...emptyEntry('g'), id: 'first' }];
  return lines.map(({ of, amount, unit }) => {
    return { id: of, name: kindOf(all, of).name, amount: amountIn(unit, amount), unit, group: '' };
  });
}

/** What was typed, or what is wrong with it by the id of its entry. Entries without a name and an amount don't count. */
export function readDraft(
  draft: readonly DraftEntry[],
): { entries: IngredientEntry[] } | { problems: ReadonlyMap<string, EntryProblem> } {
  const entries: IngredientEntry[] = [];
  const problems = new Map<string, EntryProblem>();
  const keys = new Set<string>();
  for (const { id, name, amount: typed, unit, group } of draft) {
    if (name.trim() === '' && typed.trim() === '') continue;
    const amount = parseAmount(typed, unit);
    const key = ingredientKey(name);
    if (!isIngredientName(name)) problems.set(id, 'name');
    else if (keys.has(key)) problems.set(id, 'twice');
    else if (amount === undefined) problems.set(id, 'amount');
    else if (group.trim() !== '' && !isIngredientName(group)) problems.set(id, 'group');
    else entries.push({ name, amount, unit, group });
    keys.add(key);
  }
  return problems.size > 0 ? { problems } : { entries };
}
