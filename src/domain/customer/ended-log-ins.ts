import { type DocumentWrite, setFields, stores } from '../store/document-write.ts';

/**
 * endedLogIns/{uid}: the rules ask it about tokens, which live for up to an hour and know nothing of what has happened to
 * their account since.
 */
export interface EndedLogIns {
  /** Log-ins from before this second count no more. */
  at: number;
  /** Of a deleted account: until when this is kept, epoch ms. */
  until?: number;
}

/** The deletion of an account is done within this time, ms. */
const longestDeletionMs = 10 * 60_000;
/** After this time, ms, the last token of an account that is being deleted has expired. */
const lastTokenMs = 2 * 60 * 60_000;

export function endLogIns(uid: string, at: EndedLogIns['at']): DocumentWrite {
  return { collection: stores.endedLogIns, id: uid, fields: setFields({ at }) };
}

/** Ends the log-ins of an account that is being deleted, and those of the minutes until its login is gone. */
export function endLogInsForGood(uid: string, now: number): DocumentWrite {
  const ended: EndedLogIns = {
    at: Math.ceil((now + longestDeletionMs) / 1000),
    until: now + lastTokenMs,
  };
  return { collection: stores.endedLogIns, id: uid, fields: setFields(ended) };
}
