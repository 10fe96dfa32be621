/**
 * Id of the place where the page's inline script shows a screen's first cards, until the screen's code is
 * loaded.
 */
export const firstContentId = 'first-content';

/** Id of the basket's count and total on its button, which that script may have written. */
export const basketFiguresId = 'basket-figures';

/** The performance mark of the first real date or dish on the screen. */
export const firstContentMark = 'first-content';

/** Whether a finger or mouse is down on one of the first cards. */
export function isFirstContentPressed(): boolean {
  return document.querySelector(`#${firstContentId}:active`) !== null;
}
