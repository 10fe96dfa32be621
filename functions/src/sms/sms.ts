import { Auth } from '@vonage/auth';
import { SMS, SMSFailure, type TypeEnum } from '@vonage/sms';
import { smsSize } from '../../../src/domain/messages/sms-size.ts';
import { settings } from '../settings.ts';

/** One SMS; numbers with their country code and no plus. */
export interface Sms {
  from: string;
  to: string;
  text: string;
}

/** The provider certainly did not send the SMS. */
export class SmsRefused extends Error {}

/** The longest that sending takes, ms: the page that shows the stored order waits for the call. */
export const longestSms = 8000;

/**
 * Sends one SMS; the only file that knows the provider. Throws `SmsRefused` if no part of it was accepted;
 * after any other error it is unknown whether it was sent. In a local run SMS_API_URL is the local outbox.
 */
export async function sendSms({ from, to, text }: Sms, timeout = longestSms): Promise<void> {
  const { SMS_API_KEY, SMS_API_SECRET, SMS_API_URL } = settings('sms');
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
 * Checks the parts itself: the package never throws its class for "all failed", because it compares a number
 * with the provider's string. A call rejected with 4xx or without a connection sent nothing either.
 */
function isRefusal(error: unknown): boolean {
  if (error instanceof SMSFailure) {
    return error.getSuccessfulMessages().length === 0 && error.getFailedMessages().length > 0;
  }
  const { response, code } = error as { response?: { status?: number }; code?: string };
  const status = response?.status ?? 0;
  return (status >= 400 && status < 500) || code === 'ECONNREFUSED' || code === 'ENOTFOUND';
}
