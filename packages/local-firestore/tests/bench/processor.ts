import { readdirSync, readFileSync } from 'node:fs';

/**
 * CPU time of all threads of a process in nanoseconds; unlike elapsed time it does not depend on other
 * processes. Linux only.
 */
export function processorNanos(pid: number | undefined): number {
  const tasks = `/proc/${pid}/task`;
  return readdirSync(tasks).reduce((sum, task) => {
    const [ran] = readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ');
    return sum + Number(ran);
  }, 0);
}
