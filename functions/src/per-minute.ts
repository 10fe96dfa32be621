import type { Request, Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import { callerUid } from './caller.ts';
import { Failure } from './failure.ts';

/** Lets an instance accept so many calls a minute from each caller, or under each key. */
export function perMinute(
  limit: number,
  keyGenerator: (request: Request, response: Response) => string = (_request, response) =>
    callerUid(response),
) {
  return rateLimit({
    windowMs: 60_000,
    limit,
    keyGenerator,
    handler: () => {
      throw new Failure('too-many-requests');
    },
  });
}
