/**
 * Ends the parts when the main process has ended, in whatever way (kill -9 included). It reads process group
 * ids from a pipe; when the pipe closes, it ends all those groups and then itself, within seconds.
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
