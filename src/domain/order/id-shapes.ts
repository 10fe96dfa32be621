import * as z from 'zod/mini';
import { dateIdPattern } from '../dates/date-id.ts';

/** What Firestore takes as the id of a document: no path, nothing that it keeps for itself, no half of a letter. */
const documentId = /^(?!\.\.?$)(?!__.*__$)[^/\p{Cs}]+$/su;

/** Whether a text can be a document's id as far as its letters go. */
export function isDocumentId(text: string): boolean {
  return documentId.test(text);
}

/** The shapes of the ids that calls to the functions name a customer, a date and an order by. */
export const uidShape = z.string().check(z.maxLength(128), z.regex(documentId));
export const dateIdShape = z.string().check(z.regex(dateIdPattern));
export const orderKeyShape = z
  .string()
  .check(z.minLength(1), z.maxLength(400), z.regex(/^\P{Cs}*$/u));

const maxOrderId = 400;

/** The id of an order (`ownOrderId`): letters and digits of any script. The rules hold it to the same. */
export const orderIdShape = z
  .string()
  .check(z.maxLength(maxOrderId), z.regex(/^[\p{L}\p{M}\p{N}_-]+$/u));

/** An order's id within its date (`orderIdOf`). */
export const stopIdShape = z
  .string()
  .check(z.maxLength(128 + 1 + maxOrderId), z.regex(/^[^/\p{Cs}]+_[\p{L}\p{M}\p{N}_-]+$/u));

/** The id of another document. */
export const documentIdShape = z
  .string()
  .check(z.minLength(1), z.maxLength(200), z.regex(documentId));

/** An idempotency key that the caller chooses: a call that is repeated with it is carried out once. */
export const attemptIdShape = z.string().check(z.regex(/^(?!__.*__$)[\w-]{8,64}$/));
