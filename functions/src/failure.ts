import type { ErrorRequestHandler } from 'express';
import * as z from 'zod';
import { AppError } from '../../src/domain/lib/app-error.ts';
import type { OrderProblem } from '../../src/domain/order/plan/order-problems.ts';
import { WrongSettings } from './settings.ts';

const statuses = {
  'bad-request': 400,
  'not-signed-in': 401,
  'log-in-again': 401,
  forbidden: 403,
  'not-found': 404,
  refused: 409,
  'too-large': 413,
  'too-many-requests': 429,
  'provider-failed': 502,
  internal: 500,
} as const;

export type FailureCode = keyof typeof statuses;

/** A failed call; the response is `{code, problems?}`, and the app shows a message for the code. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly problems: OrderProblem[] | undefined;

  constructor(code: FailureCode, problems?: OrderProblem[], cause?: unknown) {
    super(code, { cause });
    this.code = code;
    this.problems = problems;
  }
}

/**
 * Handles all errors: known failures respond with their code, all others are logged and `internal`. What is wrong in the
 * settings is in the log already.
 */
export const answerFailure: ErrorRequestHandler = (error, _request, response, _next) => {
  const failure = toFailure(error);
  const isLogged = error instanceof WrongSettings;
  if (!isLogged && (failure.code === 'internal' || failure.code === 'provider-failed')) {
    console.error(error);
  }
  response.status(statuses[failure.code]).json({ code: failure.code, problems: failure.problems });
};

function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof AppError && error.code === 'not-found') {
    return new Failure('not-found', undefined, error);
  }
  if (error instanceof z.ZodError) return new Failure('bad-request', undefined, error);
  // Express' body parsers throw errors with an HTTP status.
  const status = (error as { status?: unknown }).status;
  if (status === 413) return new Failure('too-large', undefined, error);
  if (typeof status === 'number' && status < 500)
    return new Failure('bad-request', undefined, error);
  return new Failure('internal', undefined, error);
}
