import { planRestoration, type Restoration } from '../../../domain/staff/orders/restore-order.ts';
import { serverNow } from '../../device/server-clock.ts';
import { type Reading, useRead } from '../../documents/use-read.ts';
import { readPart } from '../common/staff-reads.ts';

/** What a cancelled order would come back as now, or why it can't; read once it is `asked`, and again by `reload`. */
export function useRestoration(
  asked: Restoration | undefined,
): Reading<Awaited<ReturnType<typeof planRestoration>> | undefined> {
  const key = asked
    ? `restoration ${asked.dateId} ${asked.uid} ${asked.orderId} ${asked.cancelledAt}`
    : 'no restoration';
  return useRead(
    key,
    async () => asked && planRestoration((path) => readPart(path), asked, serverNow()),
  );
}
