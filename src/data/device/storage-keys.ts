/** Storage keys that the page's inline script (src/start) also reads, before any of this code is loaded. */

/** Key of the public document at `path`, as the server last sent it. */
export const cacheKey = (path: string) => `seen:${path}`;

/** Prefix of the keys of baskets, one per date. */
export const basketPrefix = 'basket-';
export const basketKey = (dateId: string) => `${basketPrefix}${dateId}`;

/** Prefix of the keys of form drafts, in session storage. */
export const draftPrefix = 'draft-';
/**
 * Name of the draft that holds the key of the order being edited while its customer is on the date's menus.
 */
export const editedOrderDraft = (dateId: string) => `edited-order-${dateId}`;

/** Prefix of the keys of what the staff screens keep until sign-out. */
export const staffPrefix = 'staff-';
/** Key of the marks of orders that are not sent yet; missing when there are none. */
export const staffMarksKey: `${typeof staffPrefix}${string}` = 'staff-marks';

/** Key of the dish filter; missing until a filter is first chosen. */
export const dishFilterKey = 'dish-filter';
