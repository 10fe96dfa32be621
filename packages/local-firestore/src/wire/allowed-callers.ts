import type { IncomingMessage } from 'node:http';
import { StatusError } from '../engine/values/status.ts';

/** localhost and what is below it, 127.0.0.0/8, and ::1, with or without a port. */
const LOOPBACK = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/** Whether the name or address, with or without a port, is of this machine alone. */
export const isLoopback = (host: string): boolean =>
  LOOPBACK.test(host) || host === '::1' || host === '';

/**
 * Throws PERMISSION_DENIED for a request that a page from elsewhere has sent: whoever reaches this server can
 * be its administrator, so any page open in a browser on this machine could. A page whose name has been
 * pointed at this machine shows by the Host header.
 */
export function refuseForeignPages({ headers }: IncomingMessage): void {
  const { origin, host = '' } = headers;
  if (origin !== undefined && !isLoopback(origin.replace(/^https?:\/\//, ''))) {
    throw foreign(`a page of ${origin}`);
  }
  if (!isLoopback(host)) throw foreign(`a request to ${host}`);
}

const foreign = (what: string): StatusError =>
  new StatusError(
    'PERMISSION_DENIED',
    `This server is for pages on this machine and refuses ${what}; --any-origin (anyOrigin) allows it.`,
  );
