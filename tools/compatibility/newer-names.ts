import type { Identifier } from '@mdn/browser-compat-data';
import { features, lackingBrowsers, partsOf } from './browser-support.ts';

/** What a newer name belongs to, and which of the oldest browsers lack it. */
export interface NewerName {
  readonly owners: readonly string[];
  readonly lackedBy: readonly string[];
}

interface Known extends NewerName {
  readonly kind: 'member' | 'event' | 'global';
  readonly name: string;
}

/** Interfaces whose members are globals as well. */
const globalScopes = ['Window', 'WindowOrWorkerGlobalScope'];
const identifier = /^[A-Za-z]\w*$/;
const { api, javascript } = features;
const known = partsOf(api).flatMap(([owner, feature]) => namesOf(owner, feature));
/** The language's own are left to TypeScript's `lib` and to es-x: here they tell which names are old. */
const ofTheLanguage = [javascript.builtins, javascript.builtins?.Intl]
  .flatMap((part) => partsOf(part ?? {}))
  .flatMap(([owner, feature]) => namesOf(owner, feature));

/** Properties and methods of Web interfaces that no interface of the oldest browsers has. */
export const newerMembers = onlyNewer('member');
/** Events, as `addEventListener` takes them. */
export const newerEvents = onlyNewer('event');
/** Interfaces and functions that stand by themselves. */
export const newerGlobals = onlyNewer('global');

/** A static method or property: there the interface is known, `URL.parse` has nothing of `Date.parse`. */
export function newerStatic(owner: string, name: string): NewerName | undefined {
  const feature = api[owner]?.[`${name}_static`];
  return feature && { owners: [owner], lackedBy: lackingBrowsers(feature) };
}

function namesOf(owner: string, feature: Identifier): Known[] {
  const found: Known[] = [];
  const add = (kind: Known['kind'], name: string, part: Identifier) => {
    if (part.__compat && identifier.test(name)) {
      found.push({ kind, name, owners: [owner], lackedBy: lackingBrowsers(part) });
    }
  };
  add('global', owner, feature);
  // Nobody gets hold of an interface's object but by a newer name, which is found itself; and shops
  // have paths, phones and icons of their own.
  if (lackingBrowsers(feature).length > 0) return found;
  for (const [key, member] of partsOf(feature)) {
    if (key.endsWith('_event')) add('event', key.replace(/_event$/, ''), member);
    // Other names with an underscore are aspects of a feature, such as "secure_context_required".
    else if (!key.replace(/_static$/, '').includes('_')) {
      add('member', key.replace(/_static$/, ''), member);
      if (globalScopes.includes(owner)) add('global', key, member);
    }
  }
  return found;
}

/** A name that some interface has in every browser is no finding: what it is called on isn't known here. */
function onlyNewer(kind: Known['kind']): ReadonlyMap<string, NewerName> {
  const names = new Map<string, NewerName>();
  const old = new Set(
    [...known, ...ofTheLanguage]
      .filter((one) => one.kind === kind && isOld(one))
      .map(({ name }) => name),
  );
  for (const entry of known.filter((one) => one.kind === kind && !isOld(one))) {
    const before = names.get(entry.name);
    names.set(entry.name, {
      owners: [...(before?.owners ?? []), ...entry.owners],
      lackedBy: [...new Set([...(before?.lackedBy ?? []), ...entry.lackedBy])],
    });
  }
  return new Map([...names].filter(([name]) => !old.has(name)));
}

function isOld({ lackedBy }: Known): boolean {
  return lackedBy.length === 0;
}
