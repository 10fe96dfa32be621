/** The own member under a key that somebody typed: an address may be "constructor". */
export function ownValue<T>(map: Record<string, T> | undefined, key: string): T | undefined {
  return map && Object.hasOwn(map, key) ? map[key] : undefined;
}
