import type { StoredPart } from '../../domain/staff/customers/erasure.ts';
import { callFunction } from '../firebase/functions-client.ts';

/** What is stored about a customer, as the functions answer it. */
export interface OwnData {
  exportedAt: string;
  login?: { email?: string };
  documents: StoredPart[];
}

/** What is stored about the signed-in customer. Throws AppError. */
export function loadOwnData(): Promise<OwnData> {
  return callFunction('/app/personal/own-data', { form: {} });
}

/** The account is gone, or why it can't be deleted yet. */
export type AccountDeletion = 'deleted' | 'order-ahead' | 'payment-open';

/**
 * Deletes the signed-in customer's account; safe to repeat, since a deletion that was interrupted continues. The
 * functions ask for a recent log-in. Throws AppError, `not-found` when the account is gone already.
 */
export async function deleteAccount(): Promise<AccountDeletion> {
  return (
    await callFunction<{ result: AccountDeletion }>('/app/personal/delete-account', { form: {} })
  ).result;
}
