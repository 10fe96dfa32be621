/** What can go wrong on the way to the stores, as codes; `i18n/error-message.ts` has the words. */
export type AppErrorCode =
  | 'network'
  /** Nobody is signed in, or no longer. */
  | 'permission'
  /** The rules or the functions don't allow this, whoever is signed in. */
  | 'refused'
  | 'busy'
  | 'not-found'
  | 'invalid-credential'
  | 'email-in-use'
  | 'too-many-requests'
  | 'unknown';

/** An error whose cause is known well enough to tell a reader what to do next. */
export class AppError extends Error {
  readonly code: AppErrorCode;

  constructor(code: AppErrorCode, cause?: unknown) {
    super(code, { cause });
    this.name = 'AppError';
    this.code = code;
  }
}
