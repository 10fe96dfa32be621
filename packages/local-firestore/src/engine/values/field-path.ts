import { invalid } from './status.ts';
import { checkFieldName, type Fields, fieldOf, newFields, type Value } from './value.ts';

/** The names from the document's root to a field, unquoted. */
export type FieldPath = readonly string[];

const SIMPLE = /^[A-Za-z_][A-Za-z_0-9]*/;

/** Reads `a.b` and quoted names (`` `한 글`.x ``, with \` and \\ inside quotes). */
export function parseFieldPath(text: string): FieldPath {
  const names: string[] = [];
  let rest = text;
  for (;;) {
    const [name, length] = readName(rest, text);
    checkFieldName(name, true);
    names.push(name);
    rest = rest.slice(length);
    if (rest === '') return names;
    if (!rest.startsWith('.')) throw badPath(text);
    rest = rest.slice(1);
  }
}

const badPath = (text: string) => invalid(`Invalid property path "${text}".`);

function readName(rest: string, whole: string): [name: string, length: number] {
  if (!rest.startsWith('`')) {
    const name = SIMPLE.exec(rest)?.[0];
    if (name === undefined) throw badPath(whole);
    return [name, name.length];
  }
  const match = /^`((?:[^`\\]|\\[\s\S])*)`/.exec(rest);
  if (match?.[1] === undefined) throw badPath(whole);
  return [match[1].replace(/\\([\s\S])/g, '$1'), match[0].length];
}

/** The inverse of parseFieldPath. */
export function formatFieldPath(path: FieldPath): string {
  return path.map(quoteName).join('.');
}

function quoteName(name: string): string {
  return SIMPLE.exec(name)?.[0] === name ? name : `\`${name.replace(/[`\\]/g, '\\$&')}\``;
}

/** The value at a path, or undefined. */
export function getAt(fields: Fields, path: FieldPath): Value | undefined {
  let here: Fields = fields;
  for (const [i, name] of path.entries()) {
    const value = fieldOf(here, name);
    if (value === undefined || i === path.length - 1) return value;
    if (!('mapValue' in value)) return undefined;
    here = value.mapValue.fields;
  }
  return undefined;
}

/**
 * A copy with the value at `path` set (undefined removes it). Maps along the path are copied; other values
 * along it are replaced by maps.
 */
export function setAt(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [name, ...deeper] = path;
  if (name === undefined) return fields;
  const copy: Fields = Object.assign(newFields(), fields);
  if (deeper.length === 0) {
    if (value === undefined) delete copy[name];
    else copy[name] = value;
    return copy;
  }
  const inner = fieldOf(fields, name);
  const isMap = inner !== undefined && 'mapValue' in inner;
  if (!isMap && value === undefined) return fields;
  copy[name] = {
    mapValue: { fields: setAt(isMap ? inner.mapValue.fields : newFields(), deeper, value) },
  };
  return copy;
}
