/** Keys of the phone's storage that the page's own script reads before any of this code is there (src/start). */

/** The public document at `path`, as the server last sent it. */
export const cacheKey = (path: string) => `seen:${path}`;

/** What somebody doesn't eat; missing until it is chosen for the first time. */
export const dishFilterKey = 'dish-filter';
