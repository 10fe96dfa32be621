/** More tasks than any chain in a test: a step of the history and the correction after it. */
const TASKS = 25;

/** Waits until pending work has run, counted in tasks and not in time: a slow machine runs as many. */
export async function runTasks(): Promise<void> {
  for (let task = 0; task < TASKS; task += 1) await new Promise((next) => setTimeout(next, 1));
}
