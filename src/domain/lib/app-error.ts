/** Codes of the errors that reading and writing data can raise; `i18n/error-message.ts` has the messages. */
export type AppErrorCode =
  | 'network'
  /** Nobody is signed in, or the session has ended. */
  | 'signed-out'
  /** The log-in is too long ago for this. */
  | 'log-in-again'
  /** The security rules or the functions reject this, whoever is signed in. */
  | 'denied'
  | 'busy'
  | 'not-found'
  | 'invalid-credential'
  | 'email-in-use'
  | 'too-many-requests'
  /** The functions do not accept the input; an outdated page may send it. */
  | 'bad-request'
  /** The payment provider could not be reached. */
  | 'provider-failed'
  /** An account that is new to the shop has used up what it may do until its e-mail address is confirmed. */
  | 'new-account'
  /** The phone may not pay by card, or it could not be found out whether it may. */
  | 'card-blocked'
  /** The browser stores nothing for the page: it is forbidden to, or full. */
  | 'storage'
  | 'unknown';

/** An error with a known code, from which the UI tells the user what to do next. */
export class AppError extends Error {
  readonly code: AppErrorCode;

  constructor(code: AppErrorCode, cause?: unknown) {
    super(code, { cause });
    this.name = 'AppError';
    this.code = code;
  }
}
