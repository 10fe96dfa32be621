/**
 * Outlives the main process by seconds only: it holds the other end of a pipe, and when the main process is
 * gone (kill -9 included) it ends every process group that was named on the pipe.
 */
import { createInterface } from 'node:readline';
import { endGroup } from './process-group.ts';

const groups = new Set<number>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

createInterface({ input: process.stdin })
  .on('line', (line) => groups.add(Number(line)))
  .on('close', async () => {
    await Promise.all([...groups].map((leader) => endGroup(leader)));
    process.exit(0);
  });
