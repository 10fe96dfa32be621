/**
 * The local stand-in for the SMS provider and the mail server: accepts SMS as Vonage's POST /sms/json does, and e-mails by
 * SMTP, and stores them to be read, at / by people, and at /outbox and /mails by tests.
 * Usage: main.ts --port N [--file FILE] [--mail-port N] [--mails FILE]
 */
import { openJournal } from '../local-http/journal.ts';
import { readArguments, serve } from '../local-http/serve.ts';
import { outboxPage } from './outbox-page.ts';
import { type SentMail, takeMails } from './take-mails.ts';
import { type SentText, takeText } from './take-text.ts';

const {
  port,
  file,
  mails: mailsFile,
  'mail-port': mailPort,
} = readArguments(['file', 'mail-port', 'mails']);
const journal = openJournal<SentText>(file);
const texts: SentText[] = [...journal.lines];
const mailJournal = openJournal<SentMail>(mailsFile);
const mails: SentMail[] = [...mailJournal.lines];
if (mailPort !== undefined) {
  await takeMails(Number(mailPort), (mail) => {
    mails.push(mail);
    mailJournal.append(mail);
  });
}

await serve(port, [
  ({ method, path, body }) => {
    if (method !== 'POST' || path !== '/sms/json') return undefined;
    const { text, status, answer } = takeText(body, Date.now());
    if (text) {
      texts.push(text);
      journal.append(text);
    }
    return { ...(status ? { status } : {}), body: answer };
  },
  ({ path, query }) => {
    if (path !== '/outbox') return undefined;
    const to = query.get('to');
    return { body: to === null ? texts : texts.filter((text) => text.to === to) };
  },
  ({ path, query }) => {
    if (path !== '/mails') return undefined;
    const to = query.get('to');
    return { body: to === null ? mails : mails.filter((mail) => mail.to === to) };
  },
  ({ path }) => (path === '/' ? { body: outboxPage(texts, mails) } : undefined),
]);
console.log(`SMS outbox on http://127.0.0.1:${port}`);
