import { type Language, languageOf } from '../../../src/domain/lib/language.ts';
import { formatMoney } from '../../../src/domain/lib/money.ts';
import { escapeHtml } from '../local-http/serve.ts';
import { type Session, type StoredSession, wallets } from './sandbox-session.ts';
import { payWords } from './sandbox-words.ts';

/** The hosted pay page of a session; `problem` is the reason why the last attempt failed. */
export function payPage(stored: StoredSession, problem?: 'declined'): string {
  const { session, title } = stored;
  const language = languageOf(session.locale);
  const words = payWords[language];
  const amount = formatMoney(session.amount_total);
  return htmlPage(
    language,
    `<header>
  <p class="sandbox">${words.sandbox}</p>
  <p class="merchant">${words.merchant}</p>
  <p class="purchase">${escapeHtml(title)}</p>
  <p class="amount">${amount}</p>
</header>
<main>
  ${problem ? `<p class="problem" role="alert">${words[problem]}</p>` : ''}
  ${session.status === 'open' ? paymentForm(stored, amount) : overNotice(session)}
</main>`,
  );
}

/** A complete HTML page in the sandbox's design. */
export function htmlPage(language: Language, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${payWords[language].title}</title>
<link rel="stylesheet" href="/pay.css">
</head>
<body>
${body}
</body>
</html>`;
}

const walletNames = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' };

/** Each button posts to its own address; the card's fields are filled in and ignored. */
function paymentForm({ session, receiptEmail }: StoredSession, amount: string): string {
  const words = payWords[languageOf(session.locale)];
  const to = (action: string) => `formaction="/pay/${session.id}/${action}"`;
  return `<form method="post" action="/pay/${session.id}/pay">
  ${wallets.map((wallet) => `<button class="wallet" ${to(wallet)}>${walletNames[wallet]}</button>`).join('\n  ')}
  <p class="or">${words.orCard}</p>
  <fieldset>
    <legend>${words.card}</legend>
    <label class="wide"><span>${words.number}</span><input value="4242 4242 4242 4242" readonly></label>
    <label><span>${words.expiry}</span><input value="12 / 34" readonly></label>
    <label><span>${words.cvc}</span><input value="123" readonly></label>
    <label class="wide"><span>${words.name}</span><input value="HANSANG TEST" readonly></label>
  </fieldset>
  ${receiptEmail ? `<p class="receipt">${words.receipt(escapeHtml(receiptEmail))}</p>` : ''}
  <button class="pay">${words.pay(amount)}</button>
  <button class="link" ${to('cancel')}>${words.back}</button>
  <section aria-labelledby="trials">
    <h2 id="trials">${words.trials}</h2>
    <button ${to('decline')}>${words.decline}</button>
    <button ${to('pay-and-close')}>${words.close}</button>
    <button ${to('slow')}>${words.slow}</button>
    <button ${to('close-date')}>${words.closeDate}</button>
  </section>
</form>`;
}

function overNotice({ locale, cancel_url }: Session): string {
  const words = payWords[languageOf(locale)];
  return `<p class="problem" role="alert">${words.over}</p>
<p><a href="${escapeHtml(cancel_url)}">${words.back}</a></p>`;
}
