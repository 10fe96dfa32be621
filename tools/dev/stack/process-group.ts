/**
 * Starts child processes in process groups of their own. A group can be ended as a whole (the Functions
 * emulator starts workers), and a terminal's Ctrl-C reaches only our main process, which then ends the parts
 * in order.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Writable } from 'node:stream';

let guardPipe: Writable | undefined;

/**
 * Starts the guard: a small process that reads group ids from a pipe. When this process ends in any way, the
 * pipe closes and the guard ends the remaining groups.
 */
export function startGuard(): void {
  const guard = spawn(process.execPath, [join(import.meta.dirname, 'guard.ts')], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  if (guard.stdin !== null) {
    guardPipe = guard.stdin;
    // If the guard was killed, the shop must keep running.
    guard.stdin.on('error', () => {});
  }
}

/** Tells the guard about a group. */
export function guardGroup(child: ChildProcess): void {
  if (child.pid !== undefined) guardPipe?.write(`${child.pid}\n`);
}

function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-leader, signal);
    return true;
  } catch {
    return false;
  }
}

/**
 * Asks a group to end, waits `graceMs`, then kills what is left; resolves when none of its processes is
 * alive.
 */
export async function endGroup(leader: number, graceMs = 5000): Promise<void> {
  signalGroup(leader, 'SIGTERM');
  const deadline = Date.now() + graceMs;
  while (signalGroup(leader, 0)) {
    if (Date.now() > deadline) signalGroup(leader, 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 25));
    if (Date.now() > deadline + 2000) return;
  }
}
