import { randomBytes } from 'node:crypto';
import { type FormMap, textAt, textsAt } from './form.ts';
import type { StoredSession } from './sandbox-session.ts';
import { invalid, missing, StripeError } from './stripe-error.ts';

const shortest = 30 * 60;
const longest = 24 * 60 * 60;

/**
 * Creates a session from the parameters of POST /v1/checkout/sessions; `payPage` is the address of its pay
 * page, `now` epoch ms. Throws StripeError where Stripe would refuse as well.
 */
export function createSession(form: FormMap, payPage: string, now: number): StoredSession {
  const created = Math.floor(now / 1000);
  const id = `cs_test_${randomBytes(24).toString('hex')}`;
  const amount = amountOf(form);
  if (textAt(form, 'mode') !== 'payment') throw missing('mode');
  return {
    title: textAt(form, 'line_items', '0', 'price_data', 'product_data', 'name') ?? '',
    receiptEmail: receiptEmailOf(form),
    session: {
      id,
      object: 'checkout.session',
      amount_subtotal: amount,
      amount_total: amount,
      cancel_url: addressAt(form, 'cancel_url'),
      client_reference_id: textAt(form, 'client_reference_id') ?? null,
      created,
      currency: 'aud',
      expires_at: expiryOf(form, created),
      livemode: false,
      locale: textAt(form, 'locale') ?? null,
      metadata: metadataOf(form),
      mode: 'payment',
      payment_intent: null,
      payment_method_types: methodsOf(form),
      payment_status: 'unpaid',
      status: 'open',
      success_url: addressAt(form, 'success_url'),
      url: `${payPage}/${id}`,
    },
  };
}

function amountOf(form: FormMap): number {
  const param = 'line_items[0][price_data][unit_amount]';
  const text = textAt(form, 'line_items', '0', 'price_data', 'unit_amount');
  if (text === undefined) throw missing(param);
  const quantity = Number(textAt(form, 'line_items', '0', 'quantity') ?? 1);
  const amount = Number(text) * quantity;
  if (!Number.isInteger(amount) || amount < 0) throw invalid(`Invalid integer: ${text}`, param);
  if (amount < 50) {
    throw new StripeError(
      400,
      'invalid_request_error',
      "The Checkout Session's total amount must convert to at least 50 cents.",
      { code: 'amount_too_small' },
    );
  }
  return amount;
}

/** The pay page accepts cards only; if the parameter is missing, Stripe uses the account's settings. */
function methodsOf(form: FormMap): string[] {
  if (form.payment_method_types) {
    throw invalid('payment_method_types is no longer supported', 'payment_method_types');
  }
  const allowed = Object.values(textsAt(form, 'allowed_payment_method_types'));
  if (allowed.length > 0 && !allowed.includes('card')) {
    throw invalid('No valid payment method types', 'allowed_payment_method_types');
  }
  return ['card'];
}

function receiptEmailOf(form: FormMap): string | undefined {
  const email = textAt(form, 'payment_intent_data', 'receipt_email');
  if (email === undefined || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return email;
  throw invalid(`Invalid email address: ${email}`, 'payment_intent_data[receipt_email]');
}

function addressAt(form: FormMap, param: string): string {
  const address = textAt(form, param);
  if (address === undefined) throw missing(param);
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw invalid('Not a valid URL', param);
  return address;
}

function expiryOf(form: FormMap, created: number): number {
  const text = textAt(form, 'expires_at');
  if (text === undefined) return created + longest;
  const expires = Number(text);
  if (!(expires >= created + shortest && expires <= created + longest)) {
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
  return expires;
}

function metadataOf(form: FormMap): Record<string, string> {
  const metadata = textsAt(form, 'metadata');
  const tooLong = Object.entries(metadata).find(
    ([key, value]) => key.length > 40 || value.length > 500,
  );
  if (Object.keys(metadata).length > 50 || tooLong)
    throw invalid('Metadata is too large', 'metadata');
  return metadata;
}
