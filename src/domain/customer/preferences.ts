import { type DishFilter, isFiltering, parseDishFilter } from '../menus/dish-filter.ts';

/** preferences/{uid}: a customer's dish filter, whose lists are top-level fields, saved recipients, and a choice of texts. */
export interface Preferences {
  /** Undefined until the customer has chosen one. */
  filter: DishFilter | undefined;
  /** Saved recipients as they are stored; `parseRecipients` parses them only where they are shown. */
  recipients: unknown;
  /** They have asked for a copy of the texts about orders that go to somebody else's phone. */
  copyTexts: boolean;
}

export function parsePreferences(data: Record<string, unknown>): Preferences {
  const filter = parseDishFilter(data);
  return {
    filter: isFiltering(filter) || 'without' in data ? filter : undefined,
    recipients: data.recipients,
    copyTexts: data.copyTexts === true,
  };
}
