/** Storage keys that the page's inline script (src/start) also reads, before any of this code is loaded. */

/** Key of the public document at `path`, as the server last sent it. */
export const cacheKey = (path: string) => `seen:${path}`;

/** Prefix of the keys of baskets, one per date. */
export const basketPrefix = 'basket-';
export const basketKey = (dateId: string) => `${basketPrefix}${dateId}`;

/** Prefix of the keys of form drafts, in session storage. */
export const draftPrefix = 'draft-';
/** Prefix of the key under which the Auth SDK keeps who is signed in. */
export const authUserPrefix = 'firebase:authUser:';
/** Key of the uid of the account whose data the phone keeps; missing for nobody's. */
export const accountKey = 'account';
/** Session storage key: the uid last signed in in this tab. A browser may restore a tab after they have signed out. */
export const lastUidKey = 'last-uid';
/**
 * Name of the draft that holds the key of the order being edited while its customer is on the date's menus.
 */
export const editedOrderDraft = (dateId: string) => `edited-order-${dateId}`;

/** Prefix of the keys of what the staff screens keep until sign-out. */
export const staffPrefix = 'staff-';
/** Prefixes of the keys, one per date, of the orders that staff have seen and of what they have printed. */
export const staffSeenPrefix: `${typeof staffPrefix}${string}` = 'staff-seen-';
export const staffPrintedPrefix: `${typeof staffPrefix}${string}` = 'staff-printed-';
/** Key of the queue of marks of orders that are not sent yet. */
export const staffMarksKey: `${typeof staffPrefix}${string}` = 'staff-marks';

/** Key of the dish filter; missing while nothing is filtered. */
export const dishFilterKey = 'dish-filter';

/** Key of the ids of the dishes that the phone's customer has ordered; missing where there are none. */
export const orderedMenusKey = 'ordered-menus';

/** Keys of the queues of what an account's orders have left to be sent: copies for staff, texts, and reports of what failed. */
export const copiesKey = 'copies';
export const smsKey = 'sms-queue';
/** Where an earlier version of the shop kept the texts. */
export const formerSmsKey = 'texts-wanted';
export const orderIssuesKey = 'order-issues';
export const queueKeys = [copiesKey, smsKey, formerSmsKey, orderIssuesKey] as const;
