/** Firestore's REST form of a value; only the kinds that the shop's public documents hold. */
export type ProtoValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string | number }
  | { doubleValue: number }
  | { stringValue: string }
  | { timestampValue: string }
  | { mapValue: { fields?: Record<string, ProtoValue> } }
  | { arrayValue: { values?: ProtoValue[] } };

/** REST form → plain JavaScript value; timestamps become epoch ms. Throws on any other kind. */
function fromProto(value: ProtoValue): unknown {
  if ('stringValue' in value) return value.stringValue;
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return value.doubleValue;
  if ('booleanValue' in value) return value.booleanValue;
  if ('mapValue' in value) return fromProtoFields(value.mapValue.fields ?? {});
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(fromProto);
  if ('nullValue' in value) return null;
  if ('timestampValue' in value) return Date.parse(value.timestampValue);
  throw new TypeError(`unsupported value kind: ${Object.keys(value).join()}`);
}

/** The fields of a REST document → a plain object. */
export function fromProtoFields(fields: Record<string, ProtoValue>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, fromProto(value)]));
}
