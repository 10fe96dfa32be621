import { type DocumentWrite, stores } from '../store/document-write.ts';

/** The member of staff who makes a change, with the id of the log entry that belongs to the same commit. */
export interface StaffActor {
  uid: string;
  /** Name in the log: an e-mail address. */
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

/** staffLog/{id}: who did what and when, with short summaries of the state before and after. */
export interface StaffLogEntry {
  at: number;
  actor: string;
  actorName: string;
  action: StaffAction;
  before: string;
  after: string;
  /** The date, order or customer that the change was about, if it was about a single one. */
  dateId?: string;
  orderKey?: string;
  uid?: string;
  /** Menu, issue, phone or announcement. */
  subject?: string;
  reason?: string;
}

/** A plan's description of its change, without actor and time. */
export type LoggedChange = Omit<StaffLogEntry, 'at' | 'actor' | 'actorName'>;

/** Longest text in an entry, characters; the subject names many entries after an import. */
const maxLogTextLength = 500;
const maxSubjectLength = 2000;

/**
 * The two log writes of every commit of staff: the entry, and the document of the actor in staffLogHeads that
 * names it. The rules check that document, because they cannot search for the entry.
 */
export function logWrites(actor: StaffActor, change: LoggedChange): DocumentWrite[] {
  const entry: StaffLogEntry = {
    at: actor.now,
    actor: actor.uid,
    actorName: actor.name,
    ...change,
    before: shortened(change.before),
    after: shortened(change.after),
    ...(change.subject === undefined
      ? {}
      : { subject: shortened(change.subject, maxSubjectLength) }),
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

function shortened(text: string, maxLength = maxLogTextLength): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}
