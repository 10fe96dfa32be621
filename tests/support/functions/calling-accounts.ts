import { claimsWith, roles } from '../../../src/domain/staff/roles.ts';
import type { Answer, Route } from '../../../tools/dev/local-http/serve.ts';

/**
 * Stands in for the Auth emulator's accounts: every account that a token or an address of example.com names exists until
 * it is deleted. Those whose id begins with `boss`, or with another role, have an owner's rights or those of the role, whatever a
 * token says; others have the claims that the functions give them. A list of all accounts has one owner.
 * `POST /admin/fail-deletion?uid=` makes the next deletion of an account fail.
 */
export function accounts(): Route {
  const deleted = new Set<string>();
  const failing = new Set<string>();
  const changed = new Map<string, object>();
  return ({ path, query, body }): Answer | undefined => {
    if (path === '/admin/fail-deletion') {
      failing.add(query.get('uid') ?? '');
      return { body: {} };
    }
    if (path.endsWith('/accounts:delete')) {
      const { localId } = JSON.parse(body) as { localId: string };
      if (failing.delete(localId)) return { status: 500, body: { error: { message: 'FAILED' } } };
      deleted.add(localId);
      return { body: {} };
    }
    if (path.endsWith('/accounts:update')) {
      const { localId, ...change } = JSON.parse(body) as { localId: string };
      changed.set(localId, { ...changed.get(localId), ...change });
      return { body: { localId } };
    }
    if (path.endsWith('/accounts:batchGet')) {
      const boss = { localId: 'boss', email: 'boss@example.com' };
      return { body: { users: [{ ...boss, customAttributes: '{"staff":true}' }] } };
    }
    if (!path.endsWith('/accounts:lookup')) return undefined;
    const { localId, email = [] } = JSON.parse(body) as { localId?: string[]; email?: string[] };
    const named = email.flatMap((address) => /^(.+)@example\.com$/.exec(address)?.[1] ?? []);
    const users = (localId ?? named)
      .filter((id) => !deleted.has(id))
      .map((id) => ({
        localId: id,
        validSince: '0',
        // Whoever is looked up by an address has confirmed it.
        emailVerified: email.length > 0,
        ...(id.startsWith('boss') && { customAttributes: '{"staff":true}' }),
        ...rolesById(id),
        ...changed.get(id),
      }));
    return { body: users.length > 0 ? { users } : {} };
  };
}

function rolesById(id: string): { customAttributes?: string } {
  const role = roles.find((one) => id.startsWith(one));
  return role ? { customAttributes: JSON.stringify(claimsWith(role, undefined)) } : {};
}
