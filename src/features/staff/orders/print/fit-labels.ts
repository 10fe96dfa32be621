/** Font sizes of a label, in points, the default first; smaller ones are hard to read on paper. */
const SIZES = [8.5, 7.5, 6.5];

/** A label with the element for its dishes. */
export interface LabelToFit {
  label: HTMLElement;
  lines: HTMLElement;
  dishes: readonly string[];
}

/**
 * Fills labels with their dishes. A label uses a smaller font where there are many, and if they still do not fit, it
 * names as many as fit and the number left out. All are written before any is measured, so that the page is laid out
 * once for each attempt and not once for each label. It happens at once, because printing may begin in the same task,
 * before React renders again.
 *
 * @param more returns the text for how many are left out
 */
export function fitLabels(labels: readonly LabelToFit[], more: (count: number) => string): void {
  let tooFull = labels;
  const attempt = (size: number, left: number) => {
    for (const { label, lines, dishes } of tooFull) {
      label.style.fontSize = `${size}pt`;
      const named = dishes.slice(0, Math.max(dishes.length - left, 0)).join(', ');
      lines.textContent = left > 0 ? `${named} ${more(Math.min(left, dishes.length))}` : named;
    }
    tooFull = tooFull.filter(
      ({ label, dishes }) => left < dishes.length && label.scrollHeight > label.clientHeight,
    );
  };
  for (const size of SIZES) attempt(size, 0);
  for (let left = 1; tooFull.length > 0; left += 1) attempt(SIZES.at(-1) ?? 0, left);
}
