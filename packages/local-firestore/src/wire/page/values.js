/** @typedef {Record<string, any>} Value a google.firestore.v1.Value as ProtoJSON */

/**
 * The types that a field can have: the member of a Value, the value of a new field, and how the value is
 * written in its input. Arrays, maps and places are written as ProtoJSON, so that nothing is lost.
 *
 * @type {Record<string, {member: string, initial: any, write: (raw: any) => string, read: (text: string) => any}>}
 */
export const TYPES = {
  string: { member: 'stringValue', initial: '', write: String, read: (text) => text },
  integer: { member: 'integerValue', initial: '0', write: String, read: readInteger },
  double: { member: 'doubleValue', initial: 0, write: String, read: readDouble },
  boolean: { member: 'booleanValue', initial: false, write: String, read: readBoolean },
  timestamp: {
    member: 'timestampValue',
    initial: new Date().toISOString(),
    write: String,
    read: (text) => text.trim(),
  },
  reference: { member: 'referenceValue', initial: '', write: String, read: (text) => text.trim() },
  bytes: { member: 'bytesValue', initial: '', write: String, read: (text) => text.trim() },
  geoPoint: {
    member: 'geoPointValue',
    initial: { latitude: 0, longitude: 0 },
    write: writeJson,
    read: JSON.parse,
  },
  array: { member: 'arrayValue', initial: { values: [] }, write: writeJson, read: JSON.parse },
  map: { member: 'mapValue', initial: { fields: {} }, write: writeJson, read: JSON.parse },
  null: { member: 'nullValue', initial: null, write: () => '', read: () => null },
};

/**
 * The name of a value's type.
 *
 * @param {Value} value
 */
export const typeOf = (value) =>
  Object.keys(TYPES).find((name) => TYPES[name].member in value) ?? 'null';

/**
 * The value as text for its input.
 *
 * @param {Value} value
 */
export function writeValue(value) {
  const { member, write } = TYPES[typeOf(value)];
  return write(value[member]);
}

/**
 * The value that a text stands for. Throws an error to show when it stands for none.
 *
 * @param {string} type
 * @param {string} text
 * @returns {Value}
 */
export function readValue(type, text) {
  const { member, read } = TYPES[type];
  return { [member]: read(text) };
}

/** @param {any} raw */
function writeJson(raw) {
  return JSON.stringify(raw, null, 2);
}

/** @param {string} text */
function readInteger(text) {
  if (/^-?\d+$/.test(text.trim())) return text.trim();
  throw new Error(`“${text}” is not a whole number.`);
}

/** @param {string} text */
function readDouble(text) {
  const special = ['NaN', 'Infinity', '-Infinity'].includes(text.trim());
  if (special) return text.trim();
  const number = Number(text);
  if (text.trim() !== '' && Number.isFinite(number)) return number;
  throw new Error(`“${text}” is not a number.`);
}

/** @param {string} text */
function readBoolean(text) {
  if (text === 'true' || text === 'false') return text === 'true';
  throw new Error(`“${text}” is neither true nor false.`);
}
