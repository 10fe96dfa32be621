import type { UserRecord } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import type { StoredPart } from '../../../src/domain/staff/customers/erasure.ts';

/** A customer's data as a file. */
export interface ExportedData {
  exportedAt: string;
  login: { email: string | undefined; createdAt: string; lastSignIn: string } | undefined;
  documents: StoredPart[];
}

/** Makes a file of the parts that it may hold; undefined if nothing is stored of the customer, and they have no login. */
export async function exportedData(
  found: AsyncIterable<readonly StoredPart[]>,
  isFor: (part: StoredPart) => boolean,
  account: UserRecord | undefined,
  now: number,
): Promise<ExportedData | undefined> {
  const documents: StoredPart[] = [];
  let isStored = account !== undefined;
  for await (const parts of found) {
    isStored ||= parts.length > 0;
    const own = parts.filter(isFor);
    documents.push(...own.map(({ path, field, data }) => ({ path, field, data: forFile(data) })));
  }
  if (!isStored) return undefined;
  return {
    exportedAt: new Date(now).toISOString(),
    login: account && {
      email: account.email,
      createdAt: account.metadata.creationTime,
      lastSignIn: account.metadata.lastSignInTime,
    },
    documents,
  };
}

/** Converts stored values for the file: timestamps to ISO strings. */
function forFile(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(forFile);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, forFile(one)]));
}
