import { type DishFilter, isFiltering, parseDishFilter } from './dish-filter.ts';

/** preferences/{uid}: what a customer has asked the shop to remember. The filter's lists are stored as fields. */
export interface Preferences {
  /** Undefined where none has ever been chosen. */
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
