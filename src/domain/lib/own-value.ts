/**
 * The value of an own property. Needed because keys come from user input: an address may be "constructor".
 */
export function ownValue<T>(map: Record<string, T> | undefined, key: string): T | undefined {
  return map && Object.hasOwn(map, key) ? map[key] : undefined;
}
