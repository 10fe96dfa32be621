import { isUnpaid, linkWrite } from '../../../src/domain/card/pay-link.ts';
import { payLinkSms } from '../../../src/domain/messages/pay-link-sms.ts';
import { linkAddress, readLink } from '../pay-links/links.ts';
import { runPlan } from '../run-plan.ts';
import { deliverSms } from './deliver-sms.ts';

/**
 * Sends a customer the link to pay their order, once under this id, and notes with the link what became of it. What the
 * provider did not answer is not sent again, and noted as unknown.
 */
export async function sendPayLink(id: string, smsId: string, now: number): Promise<void> {
  const link = await readLink(id);
  if (!link || !isUnpaid(link)) return;
  const { uid, dateId, orderKey, order, until } = link;
  const { name, phone } = order.customerInfo;
  const text = payLinkSms(order, { until, link: linkAddress(id), now });
  const about = { id: smsId, uid, dateId, orderKey, name, phone, text, edited: false };
  const delivery = await deliverSms(about, now);
  if (delivery === 'already-sent') return;
  await runPlan(async () => ({
    writes: [linkWrite(id, { text: delivery === 'sent' ? 'sent' : 'failed' })],
  }));
}
