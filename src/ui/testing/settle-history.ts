import { afterAll, vi } from 'vitest';

/** Putting a closed dialog out of the history takes a few tasks (layer-history.ts); the page has to outlive them. */
const TASKS = 5;

afterAll(async () => {
  if (typeof window === 'undefined') return;
  vi.useRealTimers();
  for (let task = 0; task < TASKS; task++) await new Promise((next) => setTimeout(next, 2));
});
