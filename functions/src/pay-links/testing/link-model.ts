import { type Plan, type RunPlan, writesOf } from '../../../../src/domain/store/transaction.ts';
import { applyWrites, type Documents } from '../../../../src/domain/testing/apply-writes.ts';
import { date, dateId, menus, user } from '../../../../src/domain/testing/fixtures.ts';

/** A session at the provider. */
export interface ModelSession {
  id: string;
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
  amount_total: number;
  /** The version of the order that it was opened for. */
  version: string;
  /** Whether it was opened from a link, and not by the customer's own order. */
  ofLink: boolean;
}

/** What goes wrong with a call: nothing, it never arrives, or its answer is lost. */
type Fault = 'none' | 'lost' | 'unanswered';

class Lost extends Error {}

/**
 * Store and provider in one, in which calls of several callers meet in every order that `random` gives, and fail.
 * The functions' modules are run on it unchanged.
 */
export class LinkModel {
  documents: Documents = {
    'dates/activeDates': { [dateId]: { ...date } },
    'manages/menus': { ...menus },
    'users/u1': { ...user },
  };
  readonly sessions = new Map<string, ModelSession>();
  /** Addresses of the pay page that somebody has got. */
  readonly handedOut = new Set<string>();
  faulty = false;
  readonly #keys = new Map<string, { params: string; id: string }>();
  readonly #waiting: (() => void)[] = [];
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  /** Runs calls at once, one step of one of them after the other. */
  async together(calls: readonly (() => Promise<void>)[]): Promise<void> {
    let left = calls.length;
    const ended = calls.map((call) => call().finally(() => (left -= 1)));
    const all = Promise.all(ended);
    // What fails is thrown below, once all have ended.
    all.catch(() => {});
    while (left > 0) {
      await new Promise((done) => setImmediate(done));
      const next = Math.floor(this.#random() * this.#waiting.length);
      this.#waiting.splice(next, 1)[0]?.();
    }
    await all;
  }

  #step(): Promise<void> {
    return new Promise((go) => this.#waiting.push(go));
  }

  #fault(): Fault {
    const drawn = this.faulty ? this.#random() : 1;
    return drawn < 0.04 ? 'lost' : drawn < 0.08 ? 'unanswered' : 'none';
  }

  async #call<Answer>(act: () => Answer): Promise<Answer> {
    await this.#step();
    const fault = this.#fault();
    if (fault === 'lost') throw new Lost();
    const answer = act();
    if (fault === 'unanswered') throw new Lost();
    return structuredClone(answer);
  }

  runPlan: RunPlan = async <Result extends object>(plan: Plan<Result>) => {
    for (;;) {
      const seen: Record<string, unknown> = {};
      const result = await plan(async (path, mode) => {
        await this.#step();
        if (mode !== 'unlocked') seen[path] = this.documents[path];
        return structuredClone(this.documents[path]);
      });
      const committed = await this.#call(() => {
        if (Object.entries(seen).some(([path, data]) => this.documents[path] !== data))
          return false;
        this.documents = applyWrites(this.documents, writesOf(result));
        return true;
      });
      if (committed) return result as Result;
    }
  };

  /** As much of the Admin SDK as the links and checkouts use. */
  readonly firestore = {
    doc: (path: string) => ({
      get: () => this.#call(() => this.#found(path)).then(documentOf),
      update: (fields: Record<string, unknown>) =>
        this.#call(() => {
          this.documents[path] = { ...this.documents[path], ...fields };
        }),
    }),
    collection: (name: string) => ({
      doc: (id: string) => this.firestore.doc(`${name}/${id}`),
      where: (...condition: Condition) => this.#query(name, [condition]),
    }),
  };

  #found(path: string) {
    return { id: path.split('/')[1] ?? '', data: this.documents[path] };
  }

  #query(name: string, conditions: readonly Condition[]) {
    return {
      where: (...condition: Condition) => this.#query(name, [...conditions, condition]),
      get: async () => ({
        docs: await this.#call(() =>
          Object.keys(this.documents)
            .filter((path) => path.startsWith(`${name}/`))
            .filter((path) => conditions.every((one) => holds(this.documents[path] ?? {}, one)))
            .map((path) => this.#found(path)),
        ).then((found) => found.map(documentOf)),
      }),
    };
  }

  /** As much of the provider's client as the functions use. */
  readonly provider = {
    checkout: {
      sessions: {
        create: (params: CreateParams, { idempotencyKey }: { idempotencyKey: string }) =>
          this.#call(() => this.#create(params, idempotencyKey)),
        retrieve: (id: string) => this.#call(() => this.#session(id)),
        expire: (id: string) =>
          this.#call(() => {
            const session = this.#session(id);
            if (session.status !== 'open') throw new Error('only open sessions can be expired');
            session.status = 'expired';
            return session;
          }),
      },
    },
  };

  #create(params: CreateParams, key: string): ModelSession {
    const text = JSON.stringify(params);
    const known = this.#keys.get(key);
    if (known && known.params !== text) throw new Error('another request under this key');
    if (known) return this.#session(known.id);
    const id = `cs_${this.sessions.size + 1}`;
    this.#keys.set(key, { params: text, id });
    const session: ModelSession = {
      ...{ id, url: `https://pay/${id}`, status: 'open', payment_status: 'unpaid' },
      payment_intent: null,
      amount_total: params.line_items[0]?.price_data.unit_amount ?? 0,
      version: params.client_reference_id,
      ofLink: params.success_url.includes('/pay/'),
    };
    this.sessions.set(id, session);
    return session;
  }

  #session(id: string): ModelSession {
    const session = this.sessions.get(id);
    if (!session) throw new Error('no such session');
    return session;
  }

  /** The customer pays on a page that somebody has opened; false where the provider refuses. */
  pay(session: ModelSession): boolean {
    if (session.status !== 'open') return false;
    Object.assign(session, { status: 'complete', payment_status: 'paid' });
    session.payment_intent = `pi_${session.id}`;
    return true;
  }

  /** What somebody could pay by the link at this moment; a session of the customer's own order ends by its own time. */
  payable(): ModelSession[] {
    return [...this.sessions.values()].filter(
      ({ url, status, ofLink }) => ofLink && status === 'open' && this.handedOut.has(url),
    );
  }
}

type Condition = [field: string, operator: string, value: unknown];

function holds(data: Record<string, unknown>, [field, operator, value]: Condition): boolean {
  return operator === 'in' ? (value as unknown[]).includes(data[field]) : data[field] === value;
}

function documentOf({ id, data }: { id: string; data: Record<string, unknown> | undefined }) {
  return { id, exists: data !== undefined, data: () => data };
}

interface CreateParams {
  client_reference_id: string;
  success_url: string;
  line_items: { price_data: { unit_amount: number } }[];
}
