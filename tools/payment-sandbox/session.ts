/** One checkout session as Stripe answers it; only the members that the shop could look at. */
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
  /** Null once nobody can pay any more. */
  url: string | null;
}

/** What else the sandbox knows of a session: it is not part of Stripe's answer. */
export interface StoredSession {
  session: Session;
  /** What the pay page calls the purchase. */
  title: string;
}
