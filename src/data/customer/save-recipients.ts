import type { DeliveryInfo } from '../../domain/customer/delivery-info.ts';
import {
  parseRecipients,
  storedRecipients,
  withCorrectedRecipient,
  withoutRecipient,
  withRecipient,
} from '../../domain/customer/recipients.ts';
import { AppError } from '../../domain/lib/app-error.ts';
import { setFields, stores } from '../../domain/store/document-write.ts';
import { runShownPlan } from '../documents/until-shown.ts';

/**
 * Saves a recipient who can be chosen when ordering. Throws AppError, `denied` when five are saved already.
 */
export function saveRecipient(uid: string, added: DeliveryInfo): Promise<void> {
  return changeRecipients(uid, (list) => withRecipient(list, added));
}

/**
 * Corrects a saved recipient. Throws AppError, `denied` when it was removed meanwhile and five others are saved.
 */
export function correctRecipient(
  uid: string,
  before: DeliveryInfo,
  after: DeliveryInfo,
): Promise<void> {
  return changeRecipients(uid, (list) => withCorrectedRecipient(list, before, after));
}

/** Removes a saved recipient. Throws AppError. */
export function removeRecipient(uid: string, removed: DeliveryInfo): Promise<void> {
  return changeRecipients(uid, (list) => withoutRecipient(list, removed));
}

async function changeRecipients(
  uid: string,
  change: (list: DeliveryInfo[]) => DeliveryInfo[] | undefined,
): Promise<void> {
  await runShownPlan(async (read) => {
    const stored = await read(`${stores.preferences}/${uid}`);
    const list = change(parseRecipients(stored?.recipients));
    if (!list) throw new AppError('denied');
    const recipients = storedRecipients(list);
    return {
      writes: [{ collection: stores.preferences, id: uid, fields: setFields({ recipients }) }],
    };
  });
}
