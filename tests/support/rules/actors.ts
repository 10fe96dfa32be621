/** Who acts: the claims of an unsigned token as emulated Auth makes them; null is signed out. */
export type Actor = {
  sub: string;
  email: string;
  staff?: boolean;
  role?: string;
  email_verified?: boolean;
} | null;

/** `u1` may pay cash and is the customer of the fixtures. */
export const customer: Actor = { sub: 'u1', email: 'sky@example.com' };
/** Signed up, pays by card. */
export const cardCustomer: Actor = { sub: 'u2', email: 'card@example.com' };
/** May pay cash, and is not `u1`. */
export const neighbour: Actor = { sub: 'u3', email: 'next@example.com' };
/** Aged-care client, so may pay cash; a new account, but with a confirmed e-mail address. */
export const agedCare: Actor = { sub: 'u4', email: 'care@example.com', email_verified: true };
/** The same account before its address was confirmed. */
export const unconfirmed: Actor = { ...agedCare, email_verified: false };
/** May issue invoices and pay cash. */
export const invoiceUser: Actor = { sub: 'u5', email: 'invoice@example.com' };
/** Has an account but no profile yet. */
export const newcomer: Actor = { sub: 'u9', email: 'new@example.com' };
export const staff: Actor = { sub: 'boss', email: 'boss@example.com', staff: true };
/** Staff who see what is about money. */
export const books: Actor = {
  sub: 'books',
  email: 'books@example.com',
  staff: true,
  role: 'books',
};
/** Staff who pack; `driver` delivers. */
export const kitchen: Actor = {
  sub: 'kitchen',
  email: 'kitchen@example.com',
  staff: true,
  role: 'kitchen',
};
export const driver: Actor = {
  sub: 'driver',
  email: 'driver@example.com',
  staff: true,
  role: 'driver',
};
/** Of staff, with a role that the shop does not know. */
export const unknownRole: Actor = { ...books, sub: 'who', email: 'who@example.com', role: 'boss' };
export const visitor: Actor = null;

/** The token's text as a client sends it; undefined for a visitor. */
export function tokenOf(actor: Actor): string | undefined {
  if (!actor) return undefined;
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const times = { iat: now, exp: now + 3600, auth_time: now };
  const claims = {
    ...actor,
    ...times,
    user_id: actor.sub,
    firebase: { sign_in_provider: 'custom' },
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
