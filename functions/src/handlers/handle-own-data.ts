import type { RequestHandler } from 'express';
import { ownBackend } from '../backend.ts';
import { callerUid, loggedInAt } from '../caller.ts';
import { deleteCustomerData } from '../customers/delete-customer-data.ts';
import { exportOwnData } from '../customers/export-own-data.ts';
import { Failure } from '../failure.ts';

/** A deletion needs a log-in as recent as this, ms: a phone that was left lying does not suffice. */
const recentMs = 10 * 60_000;

/** POST /app/personal/own-data: what is stored about the caller. */
export const ownData: RequestHandler = async (_request, response) => {
  response.json(await exportOwnData(ownBackend(), callerUid(response)));
};

/** POST /app/personal/delete-account: deletes the caller's personal data and login. Throws `log-in-again`. */
export const deleteAccount: RequestHandler = async (_request, response) => {
  const uid = callerUid(response);
  if (Date.now() - loggedInAt(response) > recentMs) throw new Failure('log-in-again');
  response.json({ result: await deleteCustomerData(ownBackend(), uid, 'customer') });
};
