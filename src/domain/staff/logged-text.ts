/** The text that the log keeps of why the shop sold a dish out or again by itself; its screen reads it again. */
export const portionsText = ({ ordered, limit }: { ordered: number; limit: number }): string =>
  `${ordered} of ${limit} ordered`;

/** How many portions such a text says are ordered of those that there are; undefined for any other text. */
export function readPortions(text: string): { ordered: number; limit: number } | undefined {
  const [, ordered, limit] = /^(\d+) of (\d+) ordered$/.exec(text) ?? [];
  return ordered === undefined ? undefined : { ordered: Number(ordered), limit: Number(limit) };
}
