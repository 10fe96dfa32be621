import { type DishFilter, isFiltering, parseDishFilter } from './dish-filter.ts';

/** preferences/{uid}: a customer's dish filter, whose lists are fields of their own, and saved recipients. */
export interface Preferences {
  /** Undefined until one has been chosen. */
  filter: DishFilter | undefined;
  /** Saved recipients as they are stored; `parseRecipients` reads them where they are shown. */
  recipients: unknown;
}

export function parsePreferences(data: Record<string, unknown>): Preferences {
  const filter = parseDishFilter(data);
  return {
    filter: isFiltering(filter) || 'without' in data ? filter : undefined,
    recipients: data.recipients,
  };
}
