/** Number of a stop on papers → the order id of who has it; '' of an order that the reader is not told of. */
export type PrintedNumbers = Readonly<Record<string, string>>;

/** A place on the route, and a letter where the stop came between two that had theirs, or before the first: 8, 8a, 0a. */
export const stopNumberShape = /^([1-9]\d{0,3}[a-z]{0,2}|0[a-z]{1,2})$/;

/**
 * The numbers of stops, given in driving order. One that was printed stays, wherever its stop is driven now, and that of a
 * cancelled stop is given to no other. A stop that has come since has the number before it with a letter; at the end, the
 * next numbers. Where nothing was printed, they count the stops.
 */
export function stopNumbers(ids: readonly string[], printed: PrintedNumbers = {}): string[] {
  const ownNumber = new Map(Object.entries(printed).map(([number, id]) => [id, number]));
  const taken = new Set(Object.keys(printed));
  const lastPrinted = ids.findLastIndex((id) => ownNumber.has(id));
  let highest = Math.max(0, ...[...taken].map(withoutLetter));
  let before = 0;
  return ids.map((id, at) => {
    const own = ownNumber.get(id);
    if (own !== undefined) {
      before = withoutLetter(own);
      return own;
    }
    if (at > lastPrinted) {
      highest += 1;
      return String(highest);
    }
    const number = withFreeLetter(before, taken);
    taken.add(number);
    return number;
  });
}

/** The numbers that printing these stops gives them, of those that have none of their own yet. */
export function newlyPrinted(
  stops: readonly { id: string; number: string }[],
  printed: PrintedNumbers = {},
): Record<string, string> {
  const known = new Set(Object.values(printed));
  return Object.fromEntries(
    stops.filter(({ id }) => !known.has(id)).map(({ id, number }) => [number, id]),
  );
}

/** Whether numbers count the stops, as they do until a stop moves, comes or goes after they were printed. */
export function isCounted(stops: readonly { number: string; place: number }[]): boolean {
  return stops.every(({ number, place }) => number === String(place));
}

/** Whether numbers are to be given anew: they don't count the stops, or some are of stops that are there no more. */
export function mayRenumber(
  stops: readonly { number: string; place: number }[],
  printed: PrintedNumbers = {},
): boolean {
  return !isCounted(stops) || Object.keys(printed).length > stops.length;
}

/** Numbers for a sentence or a small mark: "5–7, 8a, 12". */
export function numberRanges(numbers: readonly string[]): string {
  const ranges: [first: string, last: string][] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range && number === String(Number(range[1]) + 1)) range[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first}–${last}`)).join(', ');
}

const withoutLetter = (number: string) => Number.parseInt(number, 10);

/** The number with the first letter that nobody has: 8a, …, 8z, 8aa. */
function withFreeLetter(before: number, taken: ReadonlySet<string>): string {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const endings = [...letters, ...letters.flatMap((one) => letters.map((other) => one + other))];
  const free = endings.find((ending) => !taken.has(before + ending));
  // A route has fewer stops than there are endings.
  return `${before}${free ?? ''}`;
}
