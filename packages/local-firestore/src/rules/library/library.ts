import {
  RuleBytes,
  RuleDuration,
  RuleError,
  RuleLatLng,
  RuleMap,
  RuleMapDiff,
  RulePath,
  RuleSet,
  RuleTimestamp,
  type RuleValue,
  typeName,
} from '../values.ts';
import { asMap, asText, type Functions, type LibraryMethod, type MethodsOf } from './arguments.ts';
import { listMethods, mapDiffMethods, mapMethods, setMethods } from './collections.ts';
import {
  bytesMethods,
  globalFunctions,
  hashingFunctions,
  latlngFunctions,
  latlngMethods,
  mathFunctions,
} from './scalar.ts';
import { stringMethods } from './string.ts';
import {
  durationFunctions,
  durationMethods,
  timestampFunctions,
  timestampMethods,
} from './time.ts';

/** Functions called as namespace.name(…). */
export const NAMESPACES: Readonly<Record<string, Functions>> = {
  duration: durationFunctions,
  hashing: hashingFunctions,
  latlng: latlngFunctions,
  math: mathFunctions,
  timestamp: timestampFunctions,
};

/**
 * Functions called without a namespace. get(), exists(), getAfter() and existsAfter() are in evaluate.ts:
 * they need the request.
 */
export const GLOBALS: Functions = globalFunctions;

const pathMethods: MethodsOf<RulePath> = {
  bind: {
    arity: [1],
    run: ({ segments }, [map]) => {
      const values = asMap(map);
      const unbound = new Set(values.keys());
      const bound = (segment: string): string => {
        const name = /^\{(\w+)\}$/.exec(segment)?.[1];
        if (name === undefined) return segment;
        unbound.delete(name);
        return asText(values.get(name));
      };
      const path = new RulePath(segments.map(bound));
      const [name] = unbound;
      if (name !== undefined) throw new RuleError(`The path has no {${name}}.`);
      return path;
    },
  },
};

/** The names of all methods, for the check when rules are loaded. */
export const METHOD_NAMES: ReadonlySet<string> = new Set(
  [
    stringMethods,
    listMethods,
    setMethods,
    mapMethods,
    mapDiffMethods,
    bytesMethods,
    latlngMethods,
    pathMethods,
    timestampMethods,
    durationMethods,
  ].flatMap((methods) => Object.keys(methods)),
);

/** Calls a method of a value. Throws RuleError when its type has no method of that name. */
export function callMethod(object: RuleValue, name: string, args: readonly RuleValue[]): RuleValue {
  if (typeof object === 'string') return call(stringMethods, object, name, args);
  if (Array.isArray(object)) return call(listMethods, object, name, args);
  if (object instanceof RuleMap) return call(mapMethods, object, name, args);
  if (object instanceof RuleSet) return call(setMethods, object, name, args);
  if (object instanceof RuleMapDiff) return call(mapDiffMethods, object, name, args);
  if (object instanceof RuleTimestamp) return call(timestampMethods, object, name, args);
  if (object instanceof RuleDuration) return call(durationMethods, object, name, args);
  if (object instanceof RulePath) return call(pathMethods, object, name, args);
  if (object instanceof RuleBytes) return call(bytesMethods, object, name, args);
  if (object instanceof RuleLatLng) return call(latlngMethods, object, name, args);
  if (object === null) throw new RuleError('Null value error.');
  throw new RuleError(`Function not found error: Name: [${name}] on ${typeName(object)}.`);
}

function call<T extends RuleValue>(
  methods: MethodsOf<T>,
  object: T,
  name: string,
  args: readonly RuleValue[],
): RuleValue {
  const method: LibraryMethod<T> | undefined = Object.hasOwn(methods, name)
    ? methods[name]
    : undefined;
  if (!method?.arity.includes(args.length)) {
    throw new RuleError(`Function not found error: Name: [${name}] on ${typeName(object)}.`);
  }
  return method.run(object, args);
}
