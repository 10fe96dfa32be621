import type { Allow, Method, RulesFile, RulesService } from './ast.ts';
import { checkRules } from './check.ts';
import { Coverage, type ExpressionReport } from './coverage.ts';
import { Evaluator, type Host } from './evaluate.ts';
import { explainDenial } from './explain.ts';
import { findMatches, type MatchedStatement, type PathPart } from './matching.ts';
import { parseRules } from './parse.ts';
import { Scope } from './scope.ts';
import { positionOf } from './source.ts';
import { RuleError, RuleLimitError, type RuleMap, type RuleValue } from './values.ts';

/** One access for the rules to decide on. */
export interface Access {
  readonly method: Method;
  /** The whole path, starting with `databases`. */
  readonly path: readonly PathPart[];
  readonly request: RuleMap;
  readonly resource: RuleValue;
  readonly host: Host;
  /** Called with the number of expressions evaluated. */
  readonly onMeasured?: (expressions: number) => void;
}

/** The parsed and checked rules of one file. */
export class Ruleset {
  readonly #file: RulesFile;
  readonly source: string;
  /** Warnings for the author of the rules, one line each. */
  readonly warnings: readonly string[];
  readonly #coverage = new Coverage();

  /** Throws RulesSyntaxError naming line and column. */
  constructor(source: string, service?: RulesService) {
    this.source = source;
    this.#file = parseRules(source, service);
    this.warnings = checkRules(this.#file, source);
  }

  /**
   * Undefined when an allow statement grants the access; otherwise the reasons why none does, one line each.
   */
  denialReasons(access: Access): string[] | undefined {
    const applicable = this.#applicableAllows(access);
    const evaluator = new Evaluator(access.host, this.#coverage);
    try {
      if (applicable.some(({ allow, scope }) => isGranted(evaluator, allow, scope)))
        return undefined;
    } catch (error) {
      if (!(error instanceof RuleLimitError)) throw error;
      return [error.message];
    } finally {
      access.onMeasured?.(evaluator.expressions);
    }
    if (applicable.length === 0)
      return [`no match statement has an allow ${access.method} for this path`];
    // debug() has already printed its argument in the first evaluation.
    const host: Host = { ...access.host, debug: () => {} };
    return applicable.flatMap((candidate) => this.#explain(candidate, host));
  }

  /** Which values every expression has had so far. */
  coverage(): ExpressionReport[] {
    return this.#coverage.report(this.#file, this.source);
  }

  /** The allow statements that apply to the access, in order. */
  #applicableAllows({
    method,
    path,
    request,
    resource,
  }: Access): (MatchedStatement & { allow: Allow })[] {
    const globals = new Scope(undefined, this.#file.functions)
      .set('request', request)
      .set('resource', resource);
    return findMatches(this.#file.root, path, globals).flatMap((found) =>
      found.match.allows
        .filter(({ methods }) => methods.has(method))
        .map((allow) => ({ ...found, allow })),
    );
  }

  #explain({ pattern, allow, scope }: MatchedStatement & { allow: Allow }, host: Host): string[] {
    if (!allow.condition) return [];
    const { line } = positionOf(this.source, allow.at);
    const trace = new Evaluator(host).trace(allow.condition, scope);
    const where = `L${line} match ${pattern} allow ${allow.written.join(', ')}`;
    return [where, ...explainDenial(this.source, trace).map((reason) => `  ${reason}`)];
  }
}

function isGranted(evaluator: Evaluator, allow: Allow, scope: Scope): boolean {
  if (!allow.condition) return true;
  try {
    return evaluator.evaluate(allow.condition, scope) === true;
  } catch (error) {
    if (error instanceof RuleError) return false;
    throw error;
  }
}
