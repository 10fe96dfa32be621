import { escapeHtml } from '../local-http/serve.ts';
import type { SentMail } from './take-mails.ts';
import type { SentText } from './take-text.ts';

/** The outbox as a page for people: newest first. */
export function outboxPage(texts: readonly SentText[], mails: readonly SentMail[]): string {
  const all = [
    ...texts.map(({ to, text, parts, at }) => ({
      ...{ to: `+${to}`, text, at },
      kind: `${parts} part${parts === 1 ? '' : 's'}`,
    })),
    ...mails.map(({ to, raw, at }) => ({ to, text: raw, at, kind: 'e-mail' })),
  ].sort((a, b) => b.at - a.at);
  const items = all.map(
    ({ to, text, kind, at }) => `<article>
<h2>${escapeHtml(to)}</h2>
<p class="quiet">${new Date(at).toLocaleString('en-AU', { timeZone: 'Australia/Sydney' })} · ${kind}</p>
<pre>${escapeHtml(text)}</pre>
</article>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Texts and e-mails</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 30rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
article { border: 1px solid #8886; border-radius: 14px; padding: 0 1rem; margin: 1rem 0 }
h2 { font-size: 1rem; margin-bottom: 0 }
pre { font: inherit; white-space: pre-wrap }
.quiet { opacity: .7; margin: 0 }
</style>
<h1>Texts and e-mails</h1>
${items.length === 0 ? '<p>None yet. Texts and e-mails of the local shop arrive here.</p>' : items.join('\n')}
</html>`;
}
