/** An error in the shape of Stripe's API. */
export class StripeError extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(
    status: number,
    type: 'invalid_request_error' | 'idempotency_error' | 'api_error',
    message: string,
    more: { code?: string; param?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = more.code;
    this.param = more.param;
  }

  /** The JSON body of the response. */
  body(): object {
    const { type, message, code, param } = this;
    return { error: { type, message, ...(code ? { code } : {}), ...(param ? { param } : {}) } };
  }
}

export function missing(param: string): StripeError {
  const message = `Missing required param: ${param}.`;
  return new StripeError(400, 'invalid_request_error', message, {
    code: 'parameter_missing',
    param,
  });
}

export function invalid(message: string, param?: string): StripeError {
  return new StripeError(400, 'invalid_request_error', message, param ? { param } : {});
}

export function noSuch(object: string, id: string, param: string): StripeError {
  return new StripeError(404, 'invalid_request_error', `No such ${object}: ${id}`, {
    code: 'resource_missing',
    param,
  });
}
