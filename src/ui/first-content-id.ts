/** Id of the place where the page's own script shows a screen's first cards, until the screen's code does. */
export const firstContentId = 'first-content';
