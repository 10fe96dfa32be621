/** Stripe's form encoding, `a[b][0][c]=1`, as nested objects; lists become objects with numeric keys. */
export interface FormMap {
  [key: string]: string | FormMap;
}

export function parseForm(body: string): FormMap {
  const form: FormMap = Object.create(null);
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    let map = form;
    for (const key of path.slice(0, -1)) {
      const inner = map[key];
      const next: FormMap = typeof inner === 'object' ? inner : Object.create(null);
      map[key] = next;
      map = next;
    }
    const last = path.at(-1);
    if (last !== undefined) map[last] = value;
  }
  return form;
}

/** The text at a path of keys; undefined when there is none. */
export function textAt(form: FormMap, ...path: string[]): string | undefined {
  let value: string | FormMap | undefined = form;
  for (const key of path) value = typeof value === 'object' ? value[key] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** The map of texts at a key, empty when there is none. */
export function textsAt(form: FormMap, key: string): Record<string, string> {
  const map = form[key];
  if (typeof map !== 'object') return {};
  return Object.fromEntries(
    Object.entries(map).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
