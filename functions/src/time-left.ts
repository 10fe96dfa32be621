import { AsyncLocalStorage } from 'node:async_hooks';

/** When the platform ends what is running, epoch ms, less what is needed to store a result. */
const ends = new AsyncLocalStorage<number>();

/** What was not begun because its time is over; a job, or who calls again, does it later. */
export class OutOfTime extends Error {}

/** Runs something that has so many ms, or what is left of the time that it is part of. */
export function withinTime<Result>(ms: number, run: () => Result): Result {
  return ends.run(Math.min(Date.now() + ms, ends.getStore() ?? Infinity), run);
}

/** Ms that are left; endless outside of `withinTime`. */
export function timeLeft(): number {
  return Math.max(0, (ends.getStore() ?? Infinity) - Date.now());
}

/** Throws `OutOfTime` unless a call of so many ms can still end. */
export function requireTime(ms: number): void {
  if (timeLeft() < ms) throw new OutOfTime(`${ms} ms are needed, ${timeLeft()} are left`);
}
