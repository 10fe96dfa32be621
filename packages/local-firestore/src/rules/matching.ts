import type { Match, MatchSegment } from './ast.ts';
import { Scope } from './scope.ts';
import { RulePath, type RuleValue, Unknown } from './values.ts';

/** Zero or more unknown segments: those above the collections of a collection group. */
export const ANY = Symbol('any segments');

/** A segment of the requested path: known, one unknown id, or any number of unknown segments (ANY). */
export type PathPart = string | Unknown | typeof ANY;

/** A match statement that covers the path, with the names that it binds. */
export interface Covering {
  readonly match: Match;
  readonly scope: Scope;
  /** The whole pattern, for messages. */
  readonly pattern: string;
}

/** The match statements, nested ones included, that cover every path of the form `path`. */
export function covering(
  match: Match,
  path: readonly PathPart[],
  outer: Scope,
  pattern = '',
): Covering[] {
  const own = pattern + match.segments.map(printSegment).join('');
  return consume(match.segments, path).flatMap(({ rest, bound }) => {
    const scope = new Scope(outer, match.functions);
    for (const [name, value] of bound) scope.set(name, value);
    const inner = match.matches.flatMap((deeper) => covering(deeper, rest, scope, own));
    return rest.length === 0 ? [{ match, scope, pattern: own }, ...inner] : inner;
  });
}

function printSegment(segment: MatchSegment): string {
  if (segment.kind === 'literal') return `/${segment.text}`;
  return segment.kind === 'one' ? `/{${segment.name}}` : `/{${segment.name}=**}`;
}

interface Way {
  readonly rest: readonly PathPart[];
  readonly bound: readonly (readonly [string, RuleValue])[];
}

/** All ways in which the segments match a prefix of the path. */
function consume(segments: readonly MatchSegment[], path: readonly PathPart[]): Way[] {
  const [segment, ...more] = segments;
  if (!segment) return [{ rest: path, bound: [] }];
  if (segment.kind === 'rest') {
    return path.concat(ANY).flatMap((_, length) => {
      const swallowed = path.slice(0, length);
      if (length < segment.least) return [];
      return bind(consume(more, path.slice(length)), segment.name, restValue(swallowed));
    });
  }
  const [first, ...rest] = path;
  if (first === undefined || first === ANY) return [];
  if (segment.kind === 'literal') return first === segment.text ? consume(more, rest) : [];
  return bind(consume(more, rest), segment.name, first);
}

const bind = (ways: readonly Way[], name: string, value: RuleValue): Way[] =>
  ways.map(({ rest, bound }) => ({ rest, bound: [[name, value], ...bound] }));

function restValue(parts: readonly PathPart[]): RuleValue {
  const known = parts.filter((part) => typeof part === 'string');
  return known.length === parts.length ? new RulePath(known) : new Unknown();
}
