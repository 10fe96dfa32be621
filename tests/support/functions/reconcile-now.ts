import { functionsEnvironment } from '../../../tools/dev/stack/functions-settings.ts';
import { type Addresses, portsFrom } from '../../../tools/dev/stack/server-addresses.ts';

/**
 * Runs the scheduled reconciliation job (functions/src/payments/reconcile.ts, every quarter of an hour) in this process on the given
 * shop. `later` pretends that so many ms have passed.
 */
export async function reconcileNow(addresses: Addresses, later = 0): Promise<void> {
  const ports = portsFrom(Number(new URL(addresses.web).port));
  Object.assign(process.env, functionsEnvironment(ports, addresses));
  const { getApps, initializeApp } = await import('firebase-admin/app');
  if (getApps().length === 0) initializeApp({ projectId: addresses.projectId });
  const { reconcile } = await import('../../../functions/src/payments/reconcile.ts');
  await reconcile(Date.now() + later);
}
