/** Any value that JavaScript has a form for → Firestore's REST form, also those that the shop never stores. */
export function toRest(value: unknown): Record<string, unknown> {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return numberToRest(value);
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toRest) } };
  if (typeof value === 'object') return { mapValue: { fields: toRestFields(value) } };
  throw new TypeError(`no REST form: ${String(value)}`);
}

function numberToRest(value: number): Record<string, unknown> {
  if (Number.isSafeInteger(value)) return { integerValue: String(value) };
  // JSON has no NaN and no Infinity; Firestore takes their names.
  return { doubleValue: Number.isFinite(value) ? value : String(value) };
}

export function toRestFields(data: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, toRest(value)]));
}

type RestValue = Record<string, unknown>;

export function fromRestFields(fields: Record<string, RestValue>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, fromRest(value)]));
}

function fromRest(value: RestValue): unknown {
  const [kind = '', inner] = Object.entries(value)[0] ?? [];
  switch (kind) {
    case 'integerValue':
    case 'doubleValue':
      return Number(inner);
    case 'timestampValue':
      return new Date(String(inner));
    case 'arrayValue':
      return ((inner as { values?: RestValue[] }).values ?? []).map(fromRest);
    case 'mapValue':
      return fromRestFields((inner as { fields?: Record<string, RestValue> }).fields ?? {});
    default:
      return inner;
  }
}
