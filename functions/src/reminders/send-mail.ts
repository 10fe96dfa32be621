import { createTransport } from 'nodemailer';
import type { SendOutcome } from '../../../src/domain/messages/reminder.ts';
import type { Mail } from '../../../src/domain/messages/reminder-text.ts';
import { settings } from '../settings.ts';

/** Ms without an answer of the mail server. */
const timeout = 8000;

const transport = () =>
  createTransport({
    url: settings('mail').SMTP_URL,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });

/** Whether the mail server lets us in now; says why not in the log. */
export async function takesMail(): Promise<boolean> {
  let server: ReturnType<typeof transport> | undefined;
  try {
    server = transport();
    return await server.verify();
  } catch (error) {
    console.error('the mail server takes no e-mails', error);
    return false;
  } finally {
    server?.close();
  }
}

/**
 * Sends one e-mail; this file alone knows the mail server. Never throws. What the server has refused was not sent; a cut
 * connection leaves it unknown.
 */
export async function sendMail(to: string, mail: Mail): Promise<SendOutcome> {
  const server = transport();
  try {
    await server.sendMail({
      ...mail,
      from: settings('mail').MAIL_FROM,
      to: { name: '', address: to },
    });
    return 'sent';
  } catch (error) {
    const outcome = outcomeOfFailure(error as MailError);
    console.error('an e-mail failed', outcome, error);
    return outcome;
  } finally {
    server.close();
  }
}

/** A failure as nodemailer describes it: the command that failed, and what the server answered to it. */
interface MailError {
  code?: string;
  command?: string;
  responseCode?: number;
  syscall?: string;
}

/** What became of an e-mail. nodemailer calls every cut connection one of `CONN`, at whatever command it was. */
export function outcomeOfFailure({ code, command, responseCode, syscall }: MailError): SendOutcome {
  if (responseCode !== undefined && command === 'RCPT TO') {
    return responseCode >= 500 ? 'never' : 'refused';
  }
  if (responseCode !== undefined && command === 'DATA') return 'refused';
  if (responseCode !== undefined && command === 'MAIL FROM') return 'unavailable';
  if (code === 'EENVELOPE') return 'never';
  const isOutside = syscall === 'connect' || syscall === 'getaddrinfo' || code === 'EDNS';
  return isOutside || code === 'EAUTH' ? 'unavailable' : 'unknown';
}
