import { isViewRole, type Role } from '../../../domain/staff/roles.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { callFunction } from '../../firebase/functions-client.ts';
import { presentIds } from '../common/staff-reads.ts';
import { asStaff } from '../common/use-staff.ts';

/**
 * Which of these dates have orders: those that have a document of them, which stays when all are cancelled. What is
 * in it is not read, as it may be up to 1 MiB. A role that may not ask the store asks the functions. Throws AppError.
 */
export async function readDatesWithOrders(
  role: Role,
  dateIds: readonly string[],
): Promise<Set<string>> {
  if (dateIds.length === 0) return new Set();
  if (!isViewRole(role)) return presentIds(stores.orders2, dateIds);
  const query = { dateIds: dateIds.join() };
  const { withOrders } = await asStaff(() =>
    callFunction<{ withOrders: string[] }>('/app/dates-with-orders', { query }),
  );
  return new Set(withOrders);
}
