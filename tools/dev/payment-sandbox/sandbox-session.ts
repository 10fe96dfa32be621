/** One checkout session as Stripe returns it; only the members that the shop may read. */
export interface Session {
  id: string;
  object: 'checkout.session';
  amount_subtotal: number;
  amount_total: number;
  cancel_url: string;
  client_reference_id: string | null;
  /** Epoch seconds. */
  created: number;
  currency: string;
  expires_at: number;
  livemode: false;
  locale: string | null;
  metadata: Record<string, string>;
  mode: 'payment';
  payment_intent: string | null;
  payment_method_types: string[];
  payment_status: 'unpaid' | 'paid';
  status: 'open' | 'complete' | 'expired';
  success_url: string;
  /** Null once the session can't be paid any more. */
  url: string | null;
}

/** A session with data of the sandbox that Stripe's answers do not contain. */
export interface StoredSession {
  session: Session;
  /** The name of the purchase on the pay page. */
  title: string;
  /** Where the provider would send the receipt. */
  receiptEmail?: string | undefined;
  /** The wallet that it was paid with; undefined for a typed card. */
  wallet?: Wallet | undefined;
}

export const wallets = ['apple_pay', 'google_pay'] as const;
export type Wallet = (typeof wallets)[number];
