import type { Request, RequestHandler, Response } from 'express';
import { getAppCheck } from 'firebase-admin/app-check';
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth';
import type { EndedLogIns } from '../../src/domain/customer/ended-log-ins.ts';
import { type Role, roleOf } from '../../src/domain/staff/roles.ts';
import { stores } from '../../src/domain/store/document-write.ts';
import { Failure } from './failure.ts';
import { readOnce } from './read-once.ts';
import { settings } from './settings.ts';

/**
 * Refuses a browser that comes from another site; a call without an Origin is accepted: it carries no
 * cookies.
 */
export const checkOrigin: RequestHandler = (request, response, next) => {
  const origin = request.get('origin');
  if (origin !== undefined && !settings('web').SHOP_ORIGINS.includes(origin)) {
    throw new Failure('forbidden');
  }
  if (origin !== undefined) {
    response.set('Access-Control-Allow-Origin', origin).vary('Origin');
    response.set(
      'Access-Control-Allow-Headers',
      'authorization, content-type, x-firebase-appcheck',
    );
  }
  if (request.method === 'OPTIONS') {
    response.status(204).end();
    return;
  }
  next();
};

/** With REQUIRE_APP_CHECK, refuses calls without a valid App Check token. Throws `forbidden`. */
export const checkApp: RequestHandler = async (request, _response, next) => {
  if (settings('appCheck').REQUIRE_APP_CHECK === 'true') {
    try {
      await getAppCheck().verifyToken(request.get('x-firebase-appcheck') ?? '');
    } catch (error) {
      throw new Failure('forbidden', undefined, error);
    }
  }
  next();
};

/**
 * Refuses calls without a valid ID token, and of an account that was deleted, disabled or signed out everywhere since
 * the token was issued, and stores who the caller is. Staff's rights are the account's present ones: a token keeps
 * withdrawn ones for up to an hour. Throws `not-signed-in`.
 */
export const checkToken: RequestHandler = async (request, response, next) => {
  const token = await tokenOf(request);
  response.locals.uid = token.uid;
  response.locals.email = token.email;
  response.locals.loggedInAt = token.auth_time * 1000;
  if (token.staff === true) {
    const { customClaims } = await getAuth().getUser(token.uid);
    const role = roleOf(customClaims);
    if (role) response.locals.staff = { uid: token.uid, name: token.email ?? '', role };
  }
  next();
};

/**
 * Refuses a customer whose deletion has begun: what a call stores of them would be left behind. Behind `checkToken`.
 * Throws `forbidden`.
 */
export const checkNotGoing: RequestHandler = async (_request, response, next) => {
  const path = `${stores.endedLogIns}/${callerUid(response)}`;
  const ended = (await readOnce(path)) as EndedLogIns | undefined;
  if (ended?.until !== undefined) throw new Failure('forbidden');
  next();
};

async function tokenOf(request: Request): Promise<DecodedIdToken> {
  const token = /^Bearer (.+)$/.exec(request.get('authorization') ?? '')?.[1];
  if (!token) throw new Failure('not-signed-in');
  try {
    return await getAuth().verifyIdToken(token, true);
  } catch (error) {
    throw new Failure('not-signed-in', undefined, error);
  }
}

/** Who is calling, behind `checkToken`. */
export function callerUid(response: Response): string {
  const { uid } = response.locals as { uid?: string };
  if (!uid) throw new Failure('not-signed-in');
  return uid;
}

/** The address that the caller logs in with, behind `checkToken`; undefined where the login has none. */
export function callerEmail(response: Response): string | undefined {
  return (response.locals as { email?: string }).email;
}

/** When the caller last gave their password or chose their Google account, epoch ms. */
export function loggedInAt(response: Response): number {
  return (response.locals as { loggedInAt: number }).loggedInAt;
}

/** A member of staff who calls: uid, e-mail address and present role. */
export interface CallingStaff {
  uid: string;
  name: string;
  role: Role;
}

/**
 * The member of staff who is calling, behind `checkToken`. Throws `forbidden` for anybody else, and for staff
 * of another role than `who`.
 */
export function callerStaff(response: Response, who: readonly Role[]): CallingStaff {
  const { staff } = response.locals as { staff?: CallingStaff };
  if (!staff || !who.includes(staff.role)) throw new Failure('forbidden');
  return staff;
}
