/** Sizes of a label's text, in points, the usual one first; smaller is hard to read on paper. */
const SIZES = [8.5, 7.5, 6.5];

/**
 * Fills in the dishes of a label: in smaller type where there is much to say, and where that is still too long, as many
 * as there is room for and how many are left out. It measures and writes at once, because printing may begin in the
 * same turn, before React draws again.
 *
 * @param lines where the dishes belong, inside the label
 * @param more words for how many are left out
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
