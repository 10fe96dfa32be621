/** An error that the operator can fix; printed without a stack trace, exit code 1. */
export class CommandError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CommandError';
  }
}
