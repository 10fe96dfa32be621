import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from '../limits.ts';

/** Resolves once the sandbox at `payments` has sent every webhook of a session; throws if it never does. */
export async function webhooksDone(payments: string, session: string): Promise<void> {
  const deadline = Date.now() + LIMITS.shop;
  for (;;) {
    const response = await fetch(`${payments}/admin/webhooks?session=${session}`);
    const { pending } = (await response.json()) as { pending: number };
    if (pending === 0) return;
    if (Date.now() > deadline)
      throw new Error(`${pending} webhooks of ${session} are still pending`);
    await pause(50);
  }
}
