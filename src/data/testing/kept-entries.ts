/** The entries of a queue as the phone keeps them, the oldest first (persisted-queue.ts). */
export function keptEntries(key: string): unknown[] {
  return Object.keys(localStorage)
    .filter((one) => one.startsWith(`${key}:`))
    .sort()
    .map((one) => JSON.parse(localStorage.getItem(one) ?? '') as unknown);
}
