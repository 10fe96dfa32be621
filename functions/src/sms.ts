import { Auth } from '@vonage/auth';
import { SMS, SMSFailure, type TypeEnum } from '@vonage/sms';
import { smsSize } from '../../src/domain/sms-size.ts';
import { settings } from './settings.ts';

/** One SMS; numbers with their country code and no plus. */
export interface Sms {
  from: string;
  to: string;
  text: string;
}

/** The text has certainly not gone out. */
export class SmsRefused extends Error {}

/** A page that shows a stored order waits for its text no longer than this, ms. */
const patience = 8000;

/**
 * Sends one text by the provider; the only place that knows which one it is. Throws `SmsRefused` when
 * the provider took no part of it; any other error leaves open whether it went out. A local run points
 * SMS_API_URL at the outbox.
 */
export async function sendSms({ from, to, text }: Sms, timeout = patience): Promise<void> {
  const { SMS_API_KEY, SMS_API_SECRET, SMS_API_URL } = settings();
  const sms = new SMS(new Auth({ apiKey: SMS_API_KEY, apiSecret: SMS_API_SECRET }), {
    timeout,
    ...(SMS_API_URL ? { restHost: SMS_API_URL } : {}),
  });
  // The package exports its enum as a type only.
  const type = (smsSize(text).encoding === 'ucs2' ? 'unicode' : 'text') as TypeEnum;
  try {
    await sms.send({ from, to, text, type });
  } catch (error) {
    throw isRefusal(error) ? new SmsRefused(String(error), { cause: error }) : error;
  }
}

/**
 * The package's own class for "all failed" compares a number with the provider's text and is never
 * thrown, so the messages are looked at. A call that is refused as such (4xx), or that reached nobody,
 * sent nothing either.
 */
function isRefusal(error: unknown): boolean {
  if (error instanceof SMSFailure) {
    return error.getSuccessfulMessages().length === 0 && error.getFailedMessages().length > 0;
  }
  const { response, code } = error as { response?: { status?: number }; code?: string };
  const status = response?.status ?? 0;
  return (status >= 400 && status < 500) || code === 'ECONNREFUSED' || code === 'ENOTFOUND';
}
