import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import protobuf, { type Field, type Type } from 'protobufjs';
import { isObject, type Json } from '../../engine/values/json.ts';
import { parseTimestamp } from '../../engine/values/time.ts';

const root = new protobuf.Root();
for (const file of ['empty', 'struct', 'timestamp', 'wrappers']) {
  const common = protobuf.common.get(`google/protobuf/${file}.proto`);
  if (common?.nested) root.addJSON(common.nested);
}
protobuf.parse(readFileSync(join(import.meta.dirname, 'firestore.proto'), 'utf8'), root);

export const service = root.lookupService('google.firestore.v1.Firestore');
service.resolveAll();
root.resolveAll();

const TO_JSON = { longs: String, enums: String, bytes: String, json: true };

/** Decodes a message to ProtoJSON, except that timestamps are {seconds, nanos} and wrappers {value}. */
export const decode = (type: Type, bytes: Uint8Array): Json =>
  type.toObject(type.decode(bytes), TO_JSON);

/** A ProtoJSON message as bytes. */
export function encode(type: Type, json: Json): Buffer {
  const bytes = type.encode(writerOf(type)(json)).finish();
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes);
}

/** Converts a part of a ProtoJSON message to what protobufjs encodes. */
type Convert = (json: unknown) => unknown;
type ConvertMessage = (json: unknown) => Json;

const writers = new Map<Type, ConvertMessage>();

/** The converter of a message type, made once. */
function writerOf(type: Type): ConvertMessage {
  const known = writers.get(type);
  if (known) return known;
  const fields = new Map<string, Convert>();
  const convert: ConvertMessage = (json) => {
    const message: Json = {};
    if (!isObject(json)) return message;
    for (const key of Object.keys(json)) {
      const value = json[key];
      const field = fields.get(key);
      // Null stands for a missing field, except in the one enum that has it as its value.
      const isMissing = value === undefined || (value === null && key !== 'nullValue');
      if (field && !isMissing) message[key] = field(value);
    }
    return message;
  };
  writers.set(type, type.fullName === TIMESTAMP ? timestampParts : convert);
  // Types refer to themselves: a value contains values.
  for (const field of type.fieldsArray) fields.set(field.name, fieldWriter(field));
  return writerOf(type);
}

const TIMESTAMP = '.google.protobuf.Timestamp';

function fieldWriter(field: Field): Convert {
  const one = valueWriter(field);
  if (field.map) {
    return (json) => {
      const map: Json = {};
      if (isObject(json)) for (const key of Object.keys(json)) map[key] = one(json[key]);
      return map;
    };
  }
  return field.repeated ? (json) => (Array.isArray(json) ? json.map(one) : []) : one;
}

function valueWriter({ type, resolvedType }: Field): Convert {
  if (resolvedType instanceof protobuf.Type) return writerOf(resolvedType);
  if (resolvedType) {
    const { values } = resolvedType;
    return (json) => (typeof json === 'string' ? values[json] : (json ?? 0));
  }
  if (type === 'bytes') return (json) => Buffer.from(String(json), 'base64');
  // Special doubles are texts in ProtoJSON; protobufjs takes 64-bit integers as texts.
  return type === 'double' || type === 'int32' ? Number : (json) => json;
}

function timestampParts(json: unknown): Json {
  const { seconds, micros } = parseTimestamp(json);
  return { seconds, nanos: micros * 1000 };
}
