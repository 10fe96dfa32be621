import { stores } from '../../../domain/store/document-write.ts';
import { presentIds } from '../common/staff-reads.ts';

/**
 * Which of these dates have orders: those that have a document of them, which stays when all are cancelled. What is
 * in it is not read, as it may be up to 1 MiB. Throws AppError.
 */
export function readDatesWithOrders(dateIds: readonly string[]): Promise<Set<string>> {
  return presentIds(stores.orders2, dateIds);
}
