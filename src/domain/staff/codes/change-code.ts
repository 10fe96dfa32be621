import * as z from 'zod/mini';
import { type CodeTerms, codeTermsSchema } from '../../points/code-terms.ts';
import { codePattern, type PointCode } from '../../points/point-code.ts';
import { setFields, stores } from '../../store/document-write.ts';
import { plannedAction } from '../actions/action.ts';

/** The letters and digits of codes that the shop makes up: none that look like another. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A code that nobody guesses; `random` are 10 whole numbers from 0 to 255. */
export function newCode(random: Uint8Array): string {
  return [...random.slice(0, 10)].map((one) => alphabet[one % alphabet.length]).join('');
}

/** Makes a code, changes what it gives, or (`terms` null) deletes one that nobody has used. */
export const changeCode = plannedAction({
  name: 'point-code',
  allowedRoles: ['owner'],
  input: z.object({
    code: z.string().check(z.regex(codePattern)),
    terms: z.nullable(codeTermsSchema),
  }),
  logSubject: ({ code }) => ({ subject: code }),
  plan: async (read, { code, terms: after }) => {
    const path = `${stores.pointCodes}/${code}`;
    const stored = (await read(path)) as PointCode | undefined;
    const isUsed = (stored?.used ?? 0) > 0;
    const isBackwards = after?.from && after.until && after.until <= after.from;
    return {
      before: stored ? termsOf(stored) : null,
      after,
      writes: after ? [{ collection: stores.pointCodes, id: code, fields: setFields(after) }] : [],
      deletes: after ? undefined : [path],
      problem: isBackwards
        ? { code: 'invalid', field: 'until' }
        : after === null && isUsed
          ? { code: 'code-used' }
          : undefined,
    };
  },
  undo: ({ code }, { before }) => ({ code, terms: before }),
});

/** What a stored code gives. */
export function termsOf({ used: _, ...terms }: PointCode): CodeTerms {
  return terms;
}
