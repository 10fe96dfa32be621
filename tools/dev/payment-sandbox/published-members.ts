/** The possible JSON types of a member. */
export type MemberType = 'string' | 'integer' | 'boolean' | 'map' | 'list' | 'null';

/**
 * Members of the provider's objects and their types, taken from the provider's published fixtures
 * (`fixtures3.json` of its OpenAPI description) and, where these leave a member out or show it as null, from
 * its published types. Only members that the sandbox returns are listed.
 */
export const publishedMembers: Record<
  'refund' | 'charge' | 'payment_intent' | 'dispute',
  Record<string, readonly MemberType[]>
> = {
  refund: {
    id: ['string'],
    object: ['string'],
    amount: ['integer'],
    balance_transaction: ['string', 'null'],
    charge: ['string', 'null'],
    created: ['integer'],
    currency: ['string'],
    // Only if a refund failed or is pending.
    failure_reason: ['string'],
    metadata: ['map', 'null'],
    payment_intent: ['string', 'null'],
    pending_reason: ['string'],
    reason: ['string', 'null'],
    receipt_number: ['string', 'null'],
    status: ['string', 'null'],
  },
  charge: {
    id: ['string'],
    object: ['string'],
    amount: ['integer'],
    amount_captured: ['integer'],
    amount_refunded: ['integer'],
    created: ['integer'],
    currency: ['string'],
    livemode: ['boolean'],
    metadata: ['map'],
    paid: ['boolean'],
    payment_intent: ['string', 'null'],
    payment_method_details: ['map', 'null'],
    receipt_email: ['string', 'null'],
    refunded: ['boolean'],
    status: ['string'],
  },
  payment_intent: {
    id: ['string'],
    object: ['string'],
    amount: ['integer'],
    amount_received: ['integer'],
    created: ['integer'],
    currency: ['string'],
    latest_charge: ['string', 'null'],
    livemode: ['boolean'],
    metadata: ['map'],
    receipt_email: ['string', 'null'],
    status: ['string'],
  },
  dispute: {
    id: ['string'],
    object: ['string'],
    amount: ['integer'],
    balance_transactions: ['list'],
    charge: ['string'],
    created: ['integer'],
    currency: ['string'],
    evidence_details: ['map'],
    is_charge_refundable: ['boolean'],
    livemode: ['boolean'],
    metadata: ['map'],
    payment_intent: ['string', 'null'],
    reason: ['string'],
    status: ['string'],
  },
};

/** Members of an object that differ from the published ones, as `member: type`. */
export function unpublishedMembers(kind: keyof typeof publishedMembers, answer: object): string[] {
  const published = publishedMembers[kind];
  return Object.entries(answer)
    .filter(([name, value]) => !published[name]?.includes(typeOf(value)))
    .map(([name, value]) => `${name}: ${typeOf(value)}`);
}

function typeOf(value: unknown): MemberType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (Number.isInteger(value)) return 'integer';
  if (typeof value === 'string') return 'string';
  return typeof value === 'boolean' ? 'boolean' : 'map';
}
