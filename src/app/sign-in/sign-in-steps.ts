import type { User } from '../../domain/customer/user.ts';

/** The account, who the customer is, and where an order goes. */
export type SignInStep = 'account' | 'person' | 'address';

/** The steps in their order; a log-in outside an order needs no address. */
export function stepsFor(toOrder: boolean): SignInStep[] {
  return toOrder ? ['account', 'person', 'address'] : ['account', 'person'];
}

/**
 * The first step that somebody who is signed in has yet to take; undefined when nothing is missing. `profile`: undefined
 * without one. `hasPhone`: name and phone are typed already.
 */
export function nextStep(
  profile: User | undefined,
  toOrder: boolean,
  hasPhone: boolean,
): Exclude<SignInStep, 'account'> | undefined {
  if (!profile) return 'person';
  if (!toOrder || profile.deliveryInfo?.name) return undefined;
  return hasPhone ? 'address' : 'person';
}
