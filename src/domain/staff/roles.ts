/** What accounts of staff are for; docs/security.md has the same tables in words, `roles.test.ts` compares them. */
export const roles = ['owner', 'books'] as const;
export type Role = (typeof roles)[number];

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
  orders: ['owner', 'books'],
  cook: ['owner'],
  delivery: ['owner'],
  inbox: ['owner', 'books'],
  more: ['owner', 'books'],
  bell: ['owner', 'books'],
  'phone-order': ['owner'],
  refund: ['owner', 'books'],
  print: ['owner'],
  numbers: ['owner', 'books'],
  closing: ['owner', 'books'],
  invoices: ['owner', 'books'],
  books: ['owner', 'books'],
  log: ['owner'],
  week: ['owner'],
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
