/** Whether a stored value is a list of known ids. */
export function isListOf<Id>(known: readonly Id[], value: unknown): value is Id[] {
  return Array.isArray(value) && value.every((id) => known.includes(id));
}
