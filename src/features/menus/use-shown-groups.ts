import { useMemo } from 'react';
import type { DishFilter } from '../../domain/menus/dish-filter.ts';
import { isFiltering, isHidden } from '../../domain/menus/dish-filter.ts';
import type { ListedMenu } from '../../domain/menus/menu-list.ts';

/**
 * The groups without the menus that a filter hides, and the number of hidden menus. With `all` the hidden
 * ones are included.
 */
export function useShownGroups<Group extends { listed: readonly ListedMenu[] }>(
  groups: readonly Group[],
  filter: DishFilter,
  all: boolean,
): { shown: readonly Group[]; hidden: number } {
  return useMemo(() => {
    if (!isFiltering(filter)) return { shown: groups, hidden: 0 };
    let hidden = 0;
    const shown = groups.map((group) => {
      const listed = group.listed.filter(({ menu }) => !isHidden(menu, filter));
      hidden += group.listed.length - listed.length;
      return { ...group, listed };
    });
    return { shown: all ? groups : shown.filter(({ listed }) => listed.length > 0), hidden };
  }, [groups, filter, all]);
}
