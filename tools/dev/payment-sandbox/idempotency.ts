import { StripeError } from './stripe-error.ts';

interface Kept {
  body: string;
  status: number;
  answer: object;
}

/**
 * Answers stored by idempotency key: a repeated request gets the same answer, the same key with other
 * parameters an error. Errors for invalid parameters are stored as well, as at Stripe.
 */
export class IdempotencyKeys {
  readonly #kept = new Map<string, Kept>();

  /** `replayed` is the value of the header `idempotent-replayed`. */
  answer(
    key: string | undefined,
    body: string,
    run: () => { status: number; answer: object },
  ): { status: number; answer: object; replayed: boolean } {
    if (key === undefined) return { ...run(), replayed: false };
    if (key.length > 255) {
      throw new StripeError(
        400,
        'invalid_request_error',
        'Idempotency keys must be 255 characters or less.',
      );
    }
    const kept = this.#kept.get(key);
    if (kept && kept.body !== body) {
      throw new StripeError(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      );
    }
    if (kept) return { status: kept.status, answer: kept.answer, replayed: true };
    const fresh = run();
    this.#kept.set(key, { body, ...fresh });
    return { ...fresh, replayed: false };
  }
}
