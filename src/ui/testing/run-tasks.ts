/** More than any chain of tasks in a test: a step of the history and what evens the history out after it. */
const TASKS = 25;

/** Waits until what is under way has run, counted in tasks, not in time: a slow machine runs as many. */
export async function runTasks(): Promise<void> {
  for (let task = 0; task < TASKS; task += 1) await new Promise((next) => setTimeout(next, 1));
}
