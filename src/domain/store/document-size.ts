/** Size limit of one Firestore document, bytes. */
export const maxDocumentBytes = 1_048_576;

/** Share of the size limit from which on staff are warned, while there is still time to act. */
export const sizeWarningShare = 0.7;

/**
 * How many bytes Firestore counts for the fields of a document, by its published rule; leaves out the few
 * bytes of the document name.
 */
export function documentBytes(fields: Record<string, unknown>): number {
  return 32 + mapBytes(fields);
}

function mapBytes(map: object): number {
  return Object.entries(map).reduce(
    (sum, [key, value]) => sum + textBytes(key) + valueBytes(value),
    0,
  );
}

function valueBytes(value: unknown): number {
  if (typeof value === 'string') return textBytes(value);
  if (typeof value === 'number') return 8;
  if (typeof value !== 'object' || value === null) return 1;
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + valueBytes(one), 0);
  // Timestamps are class instances of the SDKs, or Dates.
  if (Object.getPrototypeOf(value) !== Object.prototype) return 8;
  return mapBytes(value);
}

function textBytes(text: string): number {
  return new TextEncoder().encode(text).length + 1;
}
