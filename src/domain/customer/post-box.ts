import { normalizeAddress } from './delivery-info.ts';

/** Whether a text is the address of a post box or locker, where no driver can deliver to. */
export function isPostBox(text: string): boolean {
  return /\b(?:g\.?)?p\.? ?o\.? ?box\b|\bpost(?:al)? (?:office )?box\b|\b(?:locked|private|mail) bag\b|\bparcel (?:locker|collect)\b|\bpost restante\b|사서함/i.test(
    normalizeAddress(text),
  );
}
