import * as z from 'zod/mini';
import { sameValue } from '../../lib/same-value.ts';
import { type Categories, parseCategories } from '../../menus/menu.ts';
import { stores } from '../../store/document-write.ts';
import { plannedAction } from '../actions/action.ts';

/** Reorders the categories, as ids in the order in which customers see them. */
export const reorderCategories = plannedAction({
  name: 'category-order',
  allowedRoles: ['owner'],
  input: z.object({ ids: z.array(z.string()) }),
  logSubject: () => ({}),
  plan: async (read, { ids }) => {
    const categories = parseCategories((await read('manages/categories')) ?? {});
    const before = categoryOrder(categories);
    const isComplete = sameValue([...ids].sort(), [...before].sort());
    const fields = ids.map((id, index) => ({ path: [id, 'order'], set: index + 1 }));
    return {
      before,
      after: ids,
      writes: [{ collection: stores.manages, id: 'categories', fields }],
      problem: isComplete ? undefined : { code: 'invalid', field: 'ids' },
    };
  },
  undo: (_, { before }) => ({ ids: before }),
});

/** Ids of the categories in the order in which customers see them. */
export function categoryOrder(categories: Categories): string[] {
  return Object.keys(categories).sort(
    (a, b) => (categories[a]?.order ?? 0) - (categories[b]?.order ?? 0) || a.localeCompare(b),
  );
}
