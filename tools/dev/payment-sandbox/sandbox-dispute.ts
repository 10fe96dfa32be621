/** One dispute as Stripe returns it; only the members that the shop may read. */
export interface Dispute {
  id: string;
  object: 'dispute';
  amount: number;
  /** Movements of the shop's balance: the withdrawal, and what was put back. */
  balance_transactions: { amount: number; created: number; reporting_category: string }[];
  charge: string;
  /** Epoch seconds. */
  created: number;
  currency: string;
  evidence_details: {
    due_by: number | null;
    has_evidence: boolean;
    past_due: boolean;
    submission_count: number;
  };
  is_charge_refundable: boolean;
  livemode: boolean;
  metadata: Record<string, string>;
  payment_intent: string | null;
  reason: string;
  status: DisputeStatus;
}

export type DisputeStatus =
  | 'warning_needs_response'
  | 'warning_under_review'
  | 'warning_closed'
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost';
