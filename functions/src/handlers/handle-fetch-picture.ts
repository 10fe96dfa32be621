import type { RequestHandler } from 'express';
import * as z from 'zod';
import { callerStaff } from '../caller.ts';
import { Failure } from '../failure.ts';
import { fetchPicture } from '../pictures/fetch-picture.ts';

const body = z.object({ url: z.string().min(1).max(2000) });

/** Refuses all but owners, before their call is counted. */
export const ownersOnly: RequestHandler = (_request, response, next) => {
  callerStaff(response, ['owner']);
  next();
};

/**
 * POST /app/fetch-picture: the picture of a product of another shop, as base64, for the owner's browser to cut and store.
 * Throws `not-found` for whatever is no picture of the internet, without saying why.
 */
export const fetchPictureHandler: RequestHandler = async (request, response) => {
  const { url } = body.parse(request.body);
  const picture = await fetchPicture(url).catch((error: unknown) => {
    throw new Failure('not-found', undefined, error);
  });
  response.json({ type: picture.type, base64: picture.bytes.toString('base64') });
};
