/** The key of a history entry's state that says how many open dialogs it stands for; missing on a page's own. */
export const DEPTH_KEY = 'hansangDialogs';
