import { readdirSync, readFileSync } from 'node:fs';

/** Nanoseconds that all threads of a process have run: unlike the clock, it does not count their neighbours. Linux only. */
export function processorNanos(pid: number | undefined): number {
  const tasks = `/proc/${pid}/task`;
  return readdirSync(tasks).reduce((sum, task) => {
    const [ran] = readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ');
    return sum + Number(ran);
  }, 0);
}
