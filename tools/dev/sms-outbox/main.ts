/**
 * The local stand-in for the SMS provider: accepts SMS as Vonage's POST /sms/json does and stores them to be
 * read, at / by people and at /outbox by tests. Usage: main.ts --port N [--file FILE]
 */
import { openJournal } from '../local-http/journal.ts';
import { readArguments, serve } from '../local-http/serve.ts';
import { outboxPage } from './outbox-page.ts';
import { type SentText, takeText } from './take-text.ts';

const { port, file } = readArguments(['file']);
const journal = openJournal<SentText>(file);
const texts: SentText[] = [...journal.lines];

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
  ({ path }) => (path === '/' ? { body: outboxPage(texts) } : undefined),
]);
console.log(`SMS outbox on http://127.0.0.1:${port}`);
