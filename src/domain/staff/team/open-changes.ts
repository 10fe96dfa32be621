import { stores } from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import type { Role } from '../roles.ts';

/** A change of an account's role that is being made, or that was broken off. */
export interface OpenChange {
  /** Id of the attempt, which the change's log entry has too. */
  attempt: string;
  role: Role | 'off';
  /** Whether the account had a role, so that its log-ins from before have to end. */
  ends: boolean;
  /** Nobody changes a role before then, epoch ms. */
  until: number;
}
/** By uid. */
export type OpenChanges = Readonly<Record<string, OpenChange>>;

/** Id of the document in roleChanges that every change of a role reads and writes, so that no two are made at once. */
export const openChangesId = 'open';

export async function readOpenChanges(read: ReadDocument): Promise<OpenChanges> {
  return ((await read(`${stores.roleChanges}/${openChangesId}`)) ?? {}) as OpenChanges;
}
