/** The text that the log keeps of why the shop marked a dish as sold out; its screen reads it again. */
export const limitReachedText = ({ ordered, limit }: { ordered: number; limit: number }): string =>
  `${ordered} of ${limit} ordered`;

/** How many portions such a text says are ordered of those that there are; undefined for any other text. */
export function readLimitReached(text: string): { ordered: number; limit: number } | undefined {
  const [, ordered, limit] = /^(\d+) of (\d+) ordered$/.exec(text) ?? [];
  return ordered === undefined ? undefined : { ordered: Number(ordered), limit: Number(limit) };
}
