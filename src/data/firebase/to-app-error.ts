import { AppError, type AppErrorCode } from '../../domain/lib/app-error.ts';

const codes: Record<string, AppErrorCode> = {
  'permission-denied': 'denied',
  unauthenticated: 'signed-out',
  unavailable: 'network',
  'deadline-exceeded': 'network',
  // Firestore has not said what became of the request.
  internal: 'network',
  cancelled: 'network',
  unknown: 'network',
  aborted: 'busy',
  'resource-exhausted': 'busy',
  'failed-precondition': 'busy',
  'not-found': 'not-found',
  'auth/network-request-failed': 'network',
  'auth/invalid-credential': 'invalid-credential',
  'auth/wrong-password': 'invalid-credential',
  'auth/user-not-found': 'not-found',
  'auth/invalid-email': 'invalid-credential',
  'auth/email-already-in-use': 'email-in-use',
  'auth/too-many-requests': 'too-many-requests',
};

/** Converts what Firebase, fetch or our own code throws to an AppError; the only place that does so. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (typeof error === 'object' && error !== null && 'code' in error) {
    const code = codes[String(error.code)];
    if (code) return new AppError(code, error);
  }
  // An answer that is no JSON comes from something between the phone and the shop.
  if (error instanceof SyntaxError) return new AppError('network', error);
  // fetch rejects with a TypeError when the network fails.
  if (error instanceof TypeError && /fetch|network|load failed|body stream/i.test(error.message)) {
    return new AppError('network', error);
  }
  // The Auth SDK stores who is signed in.
  if (error instanceof DOMException && /^(QuotaExceeded|Security)Error$/.test(error.name)) {
    return new AppError('storage', error);
  }
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new AppError('network', error);
  }
  return new AppError('unknown', error);
}

/**
 * Why a request that was sent has failed. Browsers word a broken connection as they like, iPhones in the phone's
 * language: whatever the server has not said itself (an error with a code of its own) is a lost answer.
 */
export function answerError(error: unknown): AppError {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : 0;
  return typeof code === 'string' ? toAppError(error) : new AppError('network', error);
}
