import { toFixedDollars } from '../../../../domain/lib/money.ts';
import { type CodeTerms, codeTermsSchema } from '../../../../domain/points/code-terms.ts';
import { parseGrant } from '../../../../domain/staff/customers/grant-points.ts';

/** A code's fields as typed. */
export interface CodeDraft {
  code: string;
  kind: 'points' | 'percent';
  points: string;
  percent: string;
  from: string;
  until: string;
  times: string;
}

/** The fields of a stored code; those of a new gift without terms. */
export function draftOf(code: string, terms: CodeTerms | null): CodeDraft {
  return {
    code,
    kind: terms && terms.percent !== null ? 'percent' : 'points',
    points: terms ? toFixedDollars(terms.points) : '',
    percent: String(terms?.percent ?? ''),
    from: terms?.from ?? '',
    until: terms?.until ?? '',
    times: String(terms ? (terms.times ?? '') : 1),
  };
}

/** What the typed fields say, or the first that says nothing a code can give. */
export function termsFrom(
  draft: CodeDraft,
): { terms: CodeTerms } | { wrong: keyof CodeTerms | 'until' } {
  const { kind, points, percent, from, until, times } = draft;
  const parsed = codeTermsSchema.safeParse({
    points: parseGrant(points.trim()),
    percent: kind === 'percent' ? Number(percent || 'none') : null,
    from: from || null,
    until: until || null,
    times: times.trim() === '' ? null : Number(times),
  });
  if (!parsed.success) return { wrong: parsed.error.issues[0]?.path[0] as keyof CodeTerms };
  if (from && until && until <= from) return { wrong: 'until' };
  return { terms: parsed.data };
}
