import * as z from 'zod/mini';
import { isDateId } from '../dates/date-id.ts';
import { languages } from '../lib/language.ts';

/** deliveryMsgs/{dateId}/messages/{msgId}: a message from staff about one delivery. Times are epoch ms. */
export const deliveryMessageSchema = z.object({
  text: z.string().check(z.trim(), z.minLength(1)),
  /** The language of the text, where the shop wrote it. */
  lang: z.optional(z.enum(languages)),
  createdAt: z.number(),
  /** Until then the rules give it out; afterwards it is removed. */
  expiresAt: z.number(),
  /** When its link was first opened. */
  openedAt: z.optional(z.number()),
});
export type DeliveryMessage = z.infer<typeof deliveryMessageSchema>;

/** Path of a message's document; undefined if the link is invalid. */
export function deliveryMessagePath(
  dateId: string | undefined,
  msgId: string | undefined,
): string | undefined {
  if (!dateId || !msgId || !isDateId(dateId) || !/^[\w-]{1,128}$/.test(msgId)) return undefined;
  return `deliveryMsgs/${dateId}/messages/${msgId}`;
}
