import { type Role, roleOf } from '../../../domain/staff/roles.ts';
import { loadAuth } from '../../documents/load-sdk.ts';

/** The role of the signed-in account, as its token says; undefined for nobody and for a customer. */
export async function currentRole(): Promise<Role | undefined> {
  const result = await (await loadAuth()).auth.currentUser?.getIdTokenResult();
  return roleOf(result?.claims);
}
