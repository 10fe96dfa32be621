import { callPath } from '../../../src/domain/staff/actions/function-action.ts';
import {
  type FunctionActionName,
  functionActionNamed,
  type InputOf,
} from '../../../src/domain/staff/actions/function-actions.ts';
import type { Addresses } from '../../../tools/dev/stack/server-addresses.ts';
import { LIMITS } from '../limits.ts';
import type { FunctionResponse } from './headless-customer.ts';
import { unsignedToken } from './unsigned-token.ts';

export const bossToken = unsignedToken('boss', { staff: true, email: 'boss@example.com' });

/** One call for an action that functions carry out, as the staff screens make it. */
export interface ActionCall<Name extends FunctionActionName> {
  action: Name;
  attempt: string;
  input: InputOf<Name>;
  mode?: 'run' | 'outcome';
}

export function callAction<Name extends FunctionActionName>(
  addresses: Addresses,
  { action, attempt, input, mode = 'run' }: ActionCall<Name>,
  token?: string,
): Promise<FunctionResponse> {
  const form = { action, attempt, mode, input: JSON.stringify(input) };
  const { personal } = functionActionNamed(action) ?? {};
  return callAsStaff(addresses, callPath({ personal }).replace('/app/', ''), form, token);
}

/** A call by staff; status 0 if the response is lost. */
export async function callAsStaff(
  addresses: Addresses,
  path: string,
  form: Record<string, string>,
  token = bossToken,
): Promise<FunctionResponse> {
  try {
    const response = await fetch(`${addresses.functions}/app/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(LIMITS.wait),
    });
    return { status: response.status, body: (await response.json()) as FunctionResponse['body'] };
  } catch {
    return { status: 0, body: {} };
  }
}
