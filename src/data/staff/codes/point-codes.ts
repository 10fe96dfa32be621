import type { PointCode } from '../../../domain/points/point-code.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { queryOnce } from '../common/staff-reads.ts';

/** A code with what it gives. */
export interface NamedCode {
  code: string;
  stored: PointCode;
}

/** All gift and promotion codes, by name. Throws AppError. */
export async function readPointCodes(): Promise<NamedCode[]> {
  const found = await queryOnce({ collection: stores.pointCodes });
  return found
    .map(({ id, data }) => ({ code: id, stored: data as unknown as PointCode }))
    .sort((a, b) => a.code.localeCompare(b.code));
}
