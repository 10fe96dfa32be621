/** What accounts of staff are for; docs/security.md has the same tables in words, `roles.test.ts` compares them. */
export const roles = ['owner', 'books', 'kitchen', 'driver'] as const;
export type Role = (typeof roles)[number];

/** Roles that may read no orders: a function tells them of a date what they need (view/staff-view.ts). */
export const viewRoles = ['kitchen', 'driver'] as const satisfies readonly Role[];
export type ViewRole = (typeof viewRoles)[number];

export function isViewRole(role: Role): role is ViewRole {
  return (viewRoles as readonly Role[]).includes(role);
}

/** The claims of an account that decide about its rights; an account without `role` is an owner's. */
export interface StaffClaims {
  readonly staff?: unknown;
  readonly role?: unknown;
  readonly [other: string]: unknown;
}

/** The role of an account with these claims; undefined if it is not of staff, or of a role that is not known. */
export function roleOf(claims: StaffClaims | undefined): Role | undefined {
  if (claims?.staff !== true) return undefined;
  const { role = 'owner' } = claims;
  return roles.find((one) => one === role);
}

/** The claims of an account with this role, or without one, beside `others` that it has. */
export function claimsWith(role: Role | null, others: StaffClaims | undefined): StaffClaims {
  const { staff: _, role: __, ...rest } = { ...others };
  if (role === null) return rest;
  return { ...rest, staff: true, ...(role !== 'owner' && { role }) };
}

/** Which roles open which screen, in the order of the screens. */
export const screenRoles = {
  orders: ['owner', 'books', 'kitchen'],
  cook: ['owner', 'kitchen'],
  delivery: ['owner', 'driver'],
  times: ['owner'],
  inbox: ['owner', 'books'],
  more: ['owner', 'books', 'kitchen', 'driver'],
  bell: ['owner', 'books', 'kitchen'],
  'phone-order': ['owner'],
  refund: ['owner', 'books'],
  print: ['owner', 'kitchen'],
  numbers: ['owner', 'books'],
  closing: ['owner', 'books'],
  invoices: ['owner', 'books'],
  books: ['owner', 'books'],
  log: ['owner'],
  dates: ['owner'],
  menus: ['owner'],
  allergens: ['owner'],
  ingredients: ['owner'],
  import: ['owner'],
  announcements: ['owner'],
  customers: ['owner'],
  codes: ['owner'],
  team: ['owner'],
} as const satisfies Record<string, readonly Role[]>;
export type StaffScreen = keyof typeof screenRoles;

export function mayOpen(role: Role, screen: StaffScreen): boolean {
  return (screenRoles[screen] as readonly Role[]).includes(role);
}

/** Which roles see what a date's orders cost, and what is collected at the door. */
export function seesMoney(role: Role): boolean {
  return role !== 'kitchen';
}
