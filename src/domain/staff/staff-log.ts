import { type DocumentWrite, stores } from '../document-write.ts';

/** Who writes as staff, and the log entry that goes into the same commit. */
export interface StaffActor {
  uid: string;
  /** What the log calls them: an e-mail address. */
  name: string;
  /** Server time, epoch ms. */
  now: number;
  /** Id of the log entry; every commit has its own. */
  entryId: string;
}

export const staffActions = [
  'packed',
  'delivered',
  'cash-taken',
  'date',
  'date-added',
  'cut-off',
  'date-menus',
  'menu',
  'category-order',
  'sold-out',
  'limit',
  'allergens',
  'issue',
  'stops',
  'delivery-time',
  'delivery-message',
  'order',
  'order-cancelled',
  'points',
  'customer',
  'customer-exported',
  'customer-deleted',
  'staff-rights',
  'point-rate',
  'blocked-phone',
  'announcement',
  'import',
  'invoice-start',
  'refund',
  'refund-declined',
] as const;
export type StaffAction = (typeof staffActions)[number];

/** staffLog/{id}: who did what when, with the state before and after in a few words. */
export interface StaffLogEntry {
  at: number;
  actor: string;
  actorName: string;
  action: StaffAction;
  before: string;
  after: string;
  /** What it was about, as far as it was about one. */
  dateId?: string;
  orderKey?: string;
  uid?: string;
  /** Menu, issue, phone or announcement. */
  subject?: string;
  reason?: string;
}

/** A plan's description of its change, without actor and time. */
export type LoggedChange = Omit<StaffLogEntry, 'at' | 'actor' | 'actorName'>;

/** Longest text in an entry, characters. */
const longestLogText = 500;

/**
 * The two writes that every commit of staff carries: the entry, and the actor's head that names it. The
 * head is what the rules look at, since they cannot search for an entry.
 */
export function logWrites(actor: StaffActor, change: LoggedChange): DocumentWrite[] {
  const entry: StaffLogEntry = {
    at: actor.now,
    actor: actor.uid,
    actorName: actor.name,
    ...change,
    before: shortened(change.before),
    after: shortened(change.after),
    ...(change.reason === undefined ? {} : { reason: shortened(change.reason) }),
  };
  return [
    {
      collection: stores.staffLog,
      id: actor.entryId,
      fields: Object.entries(entry).map(([key, value]) => ({ path: [key], set: value })),
    },
    {
      collection: stores.staffLogHeads,
      id: actor.uid,
      fields: [{ path: ['entry'], set: actor.entryId }],
    },
  ];
}

function shortened(text: string): string {
  return text.length > longestLogText ? `${text.slice(0, longestLogText - 1)}…` : text;
}
