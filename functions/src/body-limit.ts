import type { RequestHandler } from 'express';
import type { Request } from 'firebase-functions/v2/https';
import { Failure } from './failure.ts';

/** The platform has read and parsed the body before Express sees it, so a parser's own limit never applies. */
export function bodyLimit(bytes: number): RequestHandler {
  return (request, _response, next) => {
    const { rawBody } = request as Request;
    if (rawBody && rawBody.length > bytes) throw new Failure('too-large');
    next();
  };
}
