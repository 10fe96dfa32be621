/** Faults in the delivery of a session's webhooks, for tests; all randomness comes from the seed. */
export interface Faults {
  seed: number;
  /** Probabilities from 0 to 1 that an event is never delivered, or delivered twice. */
  drop: number;
  repeat: number;
  /** The largest delay, ms, drawn for each delivery, so that events can also arrive out of order. */
  delayMs: number;
}

export const noFaults: Faults = { seed: 1, drop: 0, repeat: 0, delayMs: 0 };

/** The delays (ms) of an event's deliveries; empty when it is lost. */
export function deliveriesOf(faults: Faults, random: () => number): number[] {
  const lost = random() < faults.drop;
  const times = random() < faults.repeat ? 2 : 1;
  const delays = Array.from({ length: times }, () => Math.round(random() * faults.delayMs));
  return lost ? [] : delays;
}

/** The Mulberry32 generator: random numbers from 0 to 1, repeatable by seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
