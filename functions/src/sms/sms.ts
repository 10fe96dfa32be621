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

/** Nor does it send any other one now. */
export class SmsUnavailable extends SmsRefused {}

/** What refuses a part or a call for no fault of its SMS: throttled, wrong key, account barred or without credit. */
const statusesOfAll = new Set(['1', '4', '8', '9', '10', '11', '14', '32']);
const callStatusesOfAll = new Set([401, 402, 403, 429]);

/** The longest that sending takes, ms: the page that shows the stored order waits for the call. */
export const longestSms = 8000;

/**
 * Sends one SMS; the only file that knows the provider. Throws `SmsRefused` if no part of it was accepted,
 * `SmsUnavailable` if none of any SMS is; after any other error it is unknown whether it was sent. In a local run SMS_API_URL is the local outbox.
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
    if (isUnavailable(error)) throw new SmsUnavailable(String(error), { cause: error });
    throw isRefusal(error) ? new SmsRefused(String(error), { cause: error }) : error;
  }
}

/**
 * Checks the parts itself: the package never throws its class for "all failed", because it compares a number
 * with the provider's string. A call rejected with 4xx sent nothing either.
 */
function isRefusal(error: unknown): boolean {
  if (error instanceof SMSFailure) return areAllFailed(error);
  const status = callStatus(error);
  return status >= 400 && status < 500;
}

function isUnavailable(error: unknown): boolean {
  if (error instanceof SMSFailure) {
    const failed = error.getFailedMessages().map(({ status }) => String(status));
    return areAllFailed(error) && failed.some((status) => statusesOfAll.has(status));
  }
  const { code } = error as { code?: string };
  const isReached = code !== 'ECONNREFUSED' && code !== 'ENOTFOUND';
  return !isReached || callStatusesOfAll.has(callStatus(error));
}

const areAllFailed = (error: SMSFailure) =>
  error.getSuccessfulMessages().length === 0 && error.getFailedMessages().length > 0;

const callStatus = (error: unknown) =>
  (error as { response?: { status?: number } }).response?.status ?? 0;
