import { Auth } from '@vonage/auth';
import { SMS, type TypeEnum } from '@vonage/sms';
import { smsSize } from '../../src/domain/sms-size.ts';
import { settings } from './settings.ts';

/** One text message; numbers with their country code and no plus. */
export interface Text {
  from: string;
  to: string;
  text: string;
}

/**
 * Sends one text by the provider; the only place that knows which one it is. Throws when any part is
 * refused. A local run points SMS_API_URL at the outbox.
 */
export async function sendSms({ from, to, text }: Text): Promise<void> {
  const { SMS_API_KEY, SMS_API_SECRET, SMS_API_URL } = settings();
  const sms = new SMS(
    new Auth({ apiKey: SMS_API_KEY, apiSecret: SMS_API_SECRET }),
    SMS_API_URL ? { restHost: SMS_API_URL } : {},
  );
  // The package exports its enum as a type only.
  const type = (smsSize(text).encoding === 'ucs2' ? 'unicode' : 'text') as TypeEnum;
  await sms.send({ from, to, text, type });
}
