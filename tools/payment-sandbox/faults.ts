/** What happens to a session's webhooks on their way, for tests; all of it drawn from the seed. */
export interface Faults {
  seed: number;
  /** Chances from 0 to 1 that an event is never delivered, or delivered once more. */
  drop: number;
  repeat: number;
  /** Up to so many ms late, each delivery by itself: so they also overtake each other. */
  delayMs: number;
}

export const noFaults: Faults = { seed: 1, drop: 0, repeat: 0, delayMs: 0 };

/** The delays (ms) after which an event is delivered; none when it is lost. */
export function deliveriesOf(faults: Faults, random: () => number): number[] {
  const lost = random() < faults.drop;
  const times = random() < faults.repeat ? 2 : 1;
  const delays = Array.from({ length: times }, () => Math.round(random() * faults.delayMs));
  return lost ? [] : delays;
}

/** Mulberry32: numbers from 0 to 1 that a seed repeats. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
