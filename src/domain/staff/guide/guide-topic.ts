import type { Language } from '../../lib/language.ts';

export type Both = Readonly<Record<Language, string>>;

export interface GuideTopic {
  title: Both;
  /** What to do, in this order; names of buttons stand between “ and ”. */
  steps: readonly Both[];
  /** The state of the gallery whose picture stands beside the steps in docs/staff. */
  picture?: string;
}

/** A topic with its steps, and its picture if it has one. */
export const guideTopic = (title: Both, steps: readonly Both[], picture?: string): GuideTopic => ({
  title,
  steps,
  ...(picture !== undefined && { picture }),
});
