/** Font sizes of a label, in points, the default first; smaller ones are hard to read on paper. */
const SIZES = [8.5, 7.5, 6.5];

/**
 * Fills a label with its menus. It uses a smaller font where there are many, and if they still do not fit, as
 * many as fit and the number left out. It measures and writes synchronously, because printing may begin in
 * the same task, before React renders again.
 *
 * @param lines the element for the menus, inside the label
 * @param more returns the text for how many are left out
 */
export function fitLabel(
  label: HTMLElement,
  lines: HTMLElement,
  dishes: readonly string[],
  more: (count: number) => string,
): void {
  const fits = (shown: number, size: number) => {
    label.style.fontSize = `${size}pt`;
    const left = dishes.length - shown;
    const named = dishes.slice(0, shown).join(', ');
    lines.textContent = left > 0 ? `${named} ${more(left)}` : named;
    return label.scrollHeight <= label.clientHeight;
  };
  if (SIZES.some((size) => fits(dishes.length, size))) return;
  const smallest = SIZES.at(-1) ?? 0;
  for (let shown = dishes.length - 1; shown >= 0 && !fits(shown, smallest); shown -= 1);
}
