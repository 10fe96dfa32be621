/** The canonical status codes of google.rpc: number on gRPC, HTTP status on REST. */
const CODES = {
  OK: [0, 200],
  CANCELLED: [1, 499],
  UNKNOWN: [2, 500],
  INVALID_ARGUMENT: [3, 400],
  DEADLINE_EXCEEDED: [4, 504],
  NOT_FOUND: [5, 404],
  ALREADY_EXISTS: [6, 409],
  PERMISSION_DENIED: [7, 403],
  RESOURCE_EXHAUSTED: [8, 429],
  FAILED_PRECONDITION: [9, 400],
  ABORTED: [10, 409],
  OUT_OF_RANGE: [11, 400],
  UNIMPLEMENTED: [12, 501],
  INTERNAL: [13, 500],
  UNAVAILABLE: [14, 503],
  UNAUTHENTICATED: [16, 401],
} as const;

export type StatusCode = keyof typeof CODES;

/** An error that a client may see: a status and a message, the same on every transport. */
export class StatusError extends Error {
  readonly status: StatusCode;
  constructor(status: StatusCode, message: string) {
    super(message);
    this.status = status;
  }
  get grpcCode(): number {
    return CODES[this.status][0];
  }
  get httpCode(): number {
    return CODES[this.status][1];
  }
}

export const invalid = (message: string): StatusError =>
  new StatusError('INVALID_ARGUMENT', message);

/** UNIMPLEMENTED for a feature that this server does not support; the message names it. */
export const unimplemented = (feature: string): StatusError =>
  new StatusError('UNIMPLEMENTED', `${feature} is not supported by the local Firestore server.`);

/**
 * Turns anything thrown into a StatusError. Anything that is not one becomes INTERNAL and is passed to
 * `report`.
 */
export function toStatus(error: unknown, report?: (error: unknown) => void): StatusError {
  if (error instanceof StatusError) return error;
  report?.(error);
  return new StatusError('INTERNAL', 'Internal error of the local Firestore server.');
}
