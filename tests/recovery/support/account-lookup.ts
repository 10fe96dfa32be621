import type { Answer, Route } from '../../../tools/local-http/serve.ts';

/** What a token's check asks the Auth emulator for: here every account that a token names exists. */
export const accountLookup: Route = ({ path, body }): Answer | undefined => {
  if (!path.endsWith('/accounts:lookup')) return undefined;
  const { localId } = JSON.parse(body) as { localId: string[] };
  return { body: { users: localId.map((id) => ({ localId: id, validSince: '0' })) } };
};
