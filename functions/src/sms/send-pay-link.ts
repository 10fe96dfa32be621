import { isUnpaid, linkVersion, linkWrite } from '../../../src/domain/card/pay-link.ts';
import { payLinkSms } from '../../../src/domain/messages/pay-link-sms.ts';
import { refOf } from '../../../src/domain/order/order-id.ts';
import { customerOfLink, linkAddress, readLink } from '../pay-links/links.ts';
import { runPlan } from '../run-plan-as-admin.ts';
import { deliverSms } from './deliver-sms.ts';

/**
 * Sends a customer the link to pay their order, once under this id, and notes with the link what became of it. What the
 * provider did not answer is not sent again, and noted as unknown; what it refused or what had no room is repeated by the
 * reconciliation job, for the same `version`. `gone`: it was sent before, or nobody can pay that version any more.
 */
export async function sendPayLink(
  id: string,
  smsId: string,
  now: number,
  version?: string,
): Promise<'tried' | 'gone'> {
  const link = await readLink(id);
  if (!link || !isUnpaid(link) || now >= link.until) return 'gone';
  if (version !== undefined && linkVersion(link) !== version) return 'gone';
  const { dateId, order } = link;
  const { name, phone } = await customerOfLink(link);
  const text = payLinkSms(link, { link: linkAddress(id), now });
  const about = { id: smsId, dateId, ...refOf(order), name, phone, text, edited: false };
  const sms = { ...about, link: { id, version: linkVersion(link) } };
  const delivery = await deliverSms(sms, now);
  if (delivery === 'already-sent') return 'gone';
  await runPlan(async () => ({
    writes: [linkWrite(id, { text: delivery === 'sent' ? 'sent' : 'failed' })],
  }));
  return 'tried';
}
