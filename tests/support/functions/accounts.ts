import type { Answer, Route } from '../../../tools/dev/local-http/serve.ts';

/**
 * Stands in for the Auth emulator's accounts: every account that a token names exists until it is deleted, and only
 * those whose id begins with `boss` or `books` have an owner's rights or those of the books, whatever a token says.
 */
export function accounts(): Route {
  const deleted = new Set<string>();
  return ({ path, body }): Answer | undefined => {
    if (path.endsWith('/accounts:delete')) {
      deleted.add((JSON.parse(body) as { localId: string }).localId);
      return { body: {} };
    }
    if (!path.endsWith('/accounts:lookup')) return undefined;
    const { localId } = JSON.parse(body) as { localId: string[] };
    const users = localId
      .filter((id) => !deleted.has(id))
      .map((id) => ({
        localId: id,
        validSince: '0',
        ...(id.startsWith('boss') && { customAttributes: '{"staff":true}' }),
        ...(id.startsWith('books') && { customAttributes: '{"staff":true,"role":"books"}' }),
      }));
    return { body: users.length > 0 ? { users } : {} };
  };
}
