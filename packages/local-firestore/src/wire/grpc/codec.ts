import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import protobuf, { type Field, type Type } from 'protobufjs';
import { isObject, type Json } from '../../engine/json.ts';
import { parseTimestamp } from '../../engine/time.ts';

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
export const encode = (type: Type, json: Json): Buffer =>
  Buffer.from(type.encode(type.fromObject(messageToPlain(type, json))).finish());

/** Converts ProtoJSON to protobufjs objects, which represent timestamps and nulls differently. */
function toPlain(type: Type, json: unknown): unknown {
  if (type.fullName === '.google.protobuf.Timestamp') return timestampParts(json);
  return isObject(json) ? messageToPlain(type, json) : json;
}

function messageToPlain(type: Type, json: Json): Json {
  const plain: Json = {};
  for (const [key, value] of Object.entries(json)) {
    const field = type.fields[key];
    if (field) plain[key] = fieldToPlain(field, value);
  }
  return plain;
}

function fieldToPlain(field: Field, value: unknown): unknown {
  const type = field.resolvedType;
  if (!(type instanceof protobuf.Type)) return value === null ? 0 : value;
  if (Array.isArray(value)) return value.map((entry) => toPlain(type, entry));
  if (!field.map) return toPlain(type, value);
  const entries = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(entries.map(([key, entry]) => [key, toPlain(type, entry)]));
}

function timestampParts(json: unknown): { seconds: number; nanos: number } {
  const { seconds, micros } = parseTimestamp(json);
  return { seconds, nanos: micros * 1000 };
}
