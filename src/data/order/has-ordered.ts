import { writeJson } from '../device/storage.ts';
import { orderedMenusKey } from '../device/storage-keys.ts';

/** Marks the page of a customer who can repeat an order, where it keeps room for that (`KeptRoom`). */
export function markHasOrdered(has: boolean): void {
  document.documentElement.toggleAttribute('data-has-ordered', has);
}

/** Keeps on the phone which dishes its customer has ordered, for the next page, whose inline script reads them. */
export function noteOrdered(menuIds: ReadonlySet<string>): void {
  writeJson(orderedMenusKey, menuIds.size > 0 ? [...menuIds] : undefined);
}
