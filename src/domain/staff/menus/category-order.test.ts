import { expect, it } from 'vitest';
import { outcomeOf, storeAfterAction } from '../../testing/act-on-store.ts';
import { reorderCategories } from './category-order.ts';

const store = {
  'manages/categories': {
    home: { id: 'home', name: '집밥', order: 1 },
    single: { id: 'single', name: '단품', order: 2 },
    drinks: { id: 'drinks', name: '음료', order: 5 },
  },
};

it('numbers the categories in their new order', async () => {
  const input = { ids: ['drinks', 'home', 'single'] };
  const stored = await storeAfterAction(reorderCategories, input, store);
  expect(stored['manages/categories']).toMatchObject({
    drinks: { order: 1, name: '음료' },
    home: { order: 2 },
    single: { order: 3 },
  });
});

it('refuses a different set of categories', async () => {
  expect(await outcomeOf(reorderCategories, { ids: ['home'] }, store)).toMatchObject({
    problem: { code: 'invalid', field: 'ids' },
  });
});
