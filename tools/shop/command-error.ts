/** A failure that the operator can mend; shown without a stack trace, exit code 1. */
export class CommandError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CommandError';
  }
}
