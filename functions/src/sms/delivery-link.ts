import { randomBytes } from 'node:crypto';
import { paths } from '../../../src/domain/lib/paths.ts';

/**
 * Makes the id of a new delivery message and the address of its page. Only the unguessable id protects the message; with
 * 96 random bits an English SMS with the link still fits in one part. `web`: base URL of the shop's pages, without a slash
 * at the end.
 */
export function newDeliveryLink(web: string, dateId: string): { msgId: string; link: string } {
  const msgId = randomBytes(12).toString('base64url');
  return { msgId, link: `${web}${paths.message(dateId, msgId)}` };
}
