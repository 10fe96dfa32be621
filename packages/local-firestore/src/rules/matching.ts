import type { Match, MatchSegment } from './ast.ts';
import { Scope } from './scope.ts';
import { RulePath, type RuleValue, Unknown } from './values.ts';

/** Zero or more unknown segments: those above the collections of a collection group. */
export const ANY_SEGMENTS = Symbol('any segments');

/**
 * A segment of the requested path: known, one unknown id, or any number of unknown segments (ANY_SEGMENTS).
 */
export type PathPart = string | Unknown | typeof ANY_SEGMENTS;

/** A match statement that covers the path, with the names that it binds. */
export interface MatchedStatement {
  readonly match: Match;
  readonly scope: Scope;
  /** The whole pattern, for messages. */
  readonly pattern: string;
}

/** The match statements, nested ones included, that cover every path of the form `path`. */
export function findMatches(
  match: Match,
  path: readonly PathPart[],
  outer: Scope,
  pattern = '',
): MatchedStatement[] {
  const fullPattern = pattern + match.segments.map(printSegment).join('');
  return matchPrefix(match.segments, path).flatMap(({ rest, bound }) => {
    const scope = new Scope(outer, match.functions);
    for (const [name, value] of bound) scope.set(name, value);
    const inner = match.matches.flatMap((deeper) => findMatches(deeper, rest, scope, fullPattern));
    return rest.length === 0 ? [{ match, scope, pattern: fullPattern }, ...inner] : inner;
  });
}

function printSegment(segment: MatchSegment): string {
  if (segment.kind === 'literal') return `/${segment.text}`;
  return segment.kind === 'one' ? `/{${segment.name}}` : `/{${segment.name}=**}`;
}

interface PartialMatch {
  readonly rest: readonly PathPart[];
  readonly bound: readonly (readonly [string, RuleValue])[];
}

/** All ways in which the segments match a prefix of the path. */
function matchPrefix(segments: readonly MatchSegment[], path: readonly PathPart[]): PartialMatch[] {
  const [segment, ...more] = segments;
  if (!segment) return [{ rest: path, bound: [] }];
  if (segment.kind === 'rest') {
    return path.concat(ANY_SEGMENTS).flatMap((_, length) => {
      const matched = path.slice(0, length);
      if (length < segment.minSegments) return [];
      return bind(matchPrefix(more, path.slice(length)), segment.name, restValue(matched));
    });
  }
  const [first, ...rest] = path;
  if (first === undefined || first === ANY_SEGMENTS) return [];
  if (segment.kind === 'literal') return first === segment.text ? matchPrefix(more, rest) : [];
  return bind(matchPrefix(more, rest), segment.name, first);
}

const bind = (
  partialMatches: readonly PartialMatch[],
  name: string,
  value: RuleValue,
): PartialMatch[] =>
  partialMatches.map(({ rest, bound }) => ({ rest, bound: [[name, value], ...bound] }));

function restValue(parts: readonly PathPart[]): RuleValue {
  const knownSegments = parts.filter((part) => typeof part === 'string');
  return knownSegments.length === parts.length ? new RulePath(knownSegments) : new Unknown();
}
