import { randomBytes } from 'node:crypto';
import { openJournal } from '../local-http/journal.ts';
import type { Session, StoredSession, Wallet } from './sandbox-session.ts';
import { noSuch, StripeError } from './stripe-error.ts';

/** All sessions of this sandbox; stored on disk if it has a file. */
export class SessionStore {
  readonly #sessions = new Map<string, StoredSession>();
  readonly #append: (line: StoredSession) => void;
  readonly #tell: (type: string, session: Session) => void;

  /** `tell` is called with every event that the provider would send as a webhook. */
  constructor(file: string | undefined, tell: (type: string, session: Session) => void) {
    const journal = openJournal<StoredSession>(file);
    for (const line of journal.lines) this.#sessions.set(line.session.id, line);
    this.#append = journal.append;
    this.#tell = tell;
  }

  add(stored: StoredSession): Session {
    this.#store(stored);
    return stored.session;
  }

  /** The session in its present state. Throws `resource_missing`. */
  get(id: string): StoredSession {
    const stored = this.#sessions.get(id);
    if (!stored) throw noSuch('checkout.session', id, 'session');
    const { session } = stored;
    const over = session.status === 'open' && session.expires_at * 1000 <= Date.now();
    return over ? this.#expire(stored) : stored;
  }

  all(): Session[] {
    return [...this.#sessions.keys()].map((id) => this.get(id).session);
  }

  /** Expires an open session. Throws for any other, as Stripe does. */
  expire(id: string): Session {
    const stored = this.get(id);
    if (stored.session.status !== 'open') {
      throw new StripeError(
        400,
        'invalid_request_error',
        `Only Checkout Sessions with a status in ["open"] can be expired. This Session has a status of ${stored.session.status}.`,
      );
    }
    return this.#expire(stored).session;
  }

  /** Charges the customer's card. Returns false when the session can't be paid any more. */
  pay(id: string, wallet?: Wallet): boolean {
    const stored = this.get(id);
    const { session } = stored;
    if (session.status !== 'open') return false;
    const paid: Session = {
      ...session,
      payment_intent: `pi_test_${randomBytes(12).toString('hex')}`,
      payment_status: 'paid',
      status: 'complete',
      url: null,
    };
    this.#store({ ...stored, session: paid, wallet });
    this.#tell('checkout.session.completed', paid);
    return true;
  }

  #expire(stored: StoredSession): StoredSession {
    const session: Session = { ...stored.session, status: 'expired', url: null };
    const expired = { ...stored, session };
    this.#store(expired);
    this.#tell('checkout.session.expired', expired.session);
    return expired;
  }

  #store(stored: StoredSession): void {
    this.#sessions.set(stored.session.id, stored);
    this.#append(stored);
  }
}
