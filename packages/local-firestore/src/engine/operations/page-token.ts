import { optString } from '../values/json.ts';
import { invalid } from '../values/status.ts';

/** A page token is the offset of the page. */
export const writeToken = (offset: number): string =>
  Buffer.from(String(offset)).toString('base64url');

/** The offset in a request's page token; 0 when there is none. */
export function readToken(json: unknown): number {
  const token = optString(json, 'pageToken') ?? '';
  const offset = Number(Buffer.from(token, 'base64url').toString() || 0);
  if (Number.isSafeInteger(offset) && offset >= 0) return offset;
  throw invalid('Invalid pageToken.');
}
