import { cutText } from '../lib/cut-text.ts';
import { sameValue } from '../lib/same-value.ts';
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

/** staffLog/{id}: who changed what and when. */
export interface StaffLogEntry {
  at: number;
  actor: string;
  actorName: string;
  /** Name of the action (src/domain/staff/actions/actions.ts). */
  action: string;
  /** The part of the store that the action set, as data; short texts where no action was run. */
  before: unknown;
  after: unknown;
  /** What the action wrote (writtenPaths). */
  paths?: readonly string[];
  /** The input with which the same action takes the change back; missing if nothing does. */
  undo?: unknown;
  /** The date, order or customer that the change was about, if it was about a single one. */
  dateId?: string | undefined;
  orderId?: string | undefined;
  uid?: string | undefined;
  /** Menu, issue, phone or announcement. */
  subject?: string | undefined;
  reason?: string | undefined;
}

/** A plan's description of its change, without actor and time. */
export type LoggedChange = Omit<StaffLogEntry, 'at' | 'actor' | 'actorName'>;

/** Who changed something last, and when (epoch ms). */
export interface ChangedBy {
  name: string;
  at: number;
}

/**
 * Which member of staff made a state what it is `now`, by the log's newest entry about it (`entry`); undefined if the log
 * can't tell, or if a customer has changed it since.
 */
export function changedBy(
  entry: Readonly<Record<string, unknown>> | undefined,
  action: string,
  now: unknown,
): ChangedBy | undefined {
  if (!entry || (entry.action === action && !sameValue(entry.after, now))) return undefined;
  return { name: String(entry.actorName), at: Number(entry.at) };
}

/** The name in the log where no member of staff makes a change, but the shop itself. */
export const shopName = 'shop';

/**
 * The most that an entry keeps of a change, bytes: it has what was there twice, since that is also what takes the
 * change back.
 */
export const maxLoggedBytes = 900_000;

/** Longest texts in an entry, characters; the subject names many entries after an import. */
const maxReasonLength = 500;
const maxSubjectLength = 2000;

/**
 * The two log writes of every commit of staff: the entry, and the document of the actor in staffLogHeads that
 * names it. The rules check that document, because they cannot search for the entry.
 */
export function logWrites(actor: StaffActor, change: LoggedChange): DocumentWrite[] {
  const { subject, reason } = change;
  const entry: StaffLogEntry = {
    at: actor.now,
    actor: actor.uid,
    actorName: actor.name,
    ...change,
    ...(subject === undefined ? {} : { subject: cutText(subject, maxSubjectLength, '…') }),
    ...(reason === undefined ? {} : { reason: cutText(reason, maxReasonLength, '…') }),
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

/** The writes without the log head: only staff have one. */
export function withoutLogHead(writes: readonly DocumentWrite[]): DocumentWrite[] {
  return writes.filter(({ collection }) => collection !== stores.staffLogHeads);
}
