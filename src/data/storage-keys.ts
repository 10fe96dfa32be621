/** Keys of the phone's storage that the page's own script reads before any of this code is there (src/start). */

/** The public document at `path`, as the server last sent it. */
export const cacheKey = (path: string) => `seen:${path}`;

/** A date's basket. */
export const basketPrefix = 'basket-';
export const basketKey = (dateId: string) => `${basketPrefix}${dateId}`;

/** In the session's storage: what is typed into a form. */
export const draftPrefix = 'draft-';
/** The draft that names the order whose edit goes on beside a date's menus. */
export const editedOrderDraft = (dateId: string) => `edited-order-${dateId}`;

/** What somebody doesn't eat; missing until it is chosen for the first time. */
export const dishFilterKey = 'dish-filter';
