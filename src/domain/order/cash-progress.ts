/** How long an order or a payment has been without a response (spec §8). */
export type SlowStep = 'requesting' | 'still-requesting' | 'network-problem';

/** The progress of a cash order that has been sent. */
export type CashProgress =
  /** There is no response yet; `slow` once it takes long, `crowded` if too many are ordering at once. */
  | { kind: 'working'; slow?: SlowStep; crowded?: boolean }
  /** There is still no response and the screen can be left: the attempt may still become an order. */
  | { kind: 'unanswered' };
