import type { Role } from '../roles.ts';

/** An account of staff. */
export interface TeamMember {
  uid: string;
  email: string;
  name: string;
  role: Role;
  /** Whether it can't log in; such an owner doesn't count as one. */
  disabled: boolean;
}

/** Why a role is not changed. */
export type RoleProblem =
  /** Nobody is registered with that e-mail address. */
  | 'unknown-account'
  /** Nobody has shown that the address is theirs: anybody could have signed up with it. */
  | 'unconfirmed-account'
  /** Owners don't change their own role. */
  | 'own-role'
  /** The shop needs an owner who can log in. */
  | 'last-owner'
  /** Another change is being made; they follow each other. */
  | 'other-change';

/** The outcome of a change of role; `done` also if it was so already. */
export type RoleAnswer = 'done' | RoleProblem;
