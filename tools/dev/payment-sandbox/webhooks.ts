import { createHmac, randomBytes } from 'node:crypto';
import { deliveriesOf, type Faults, noFaults, randomFrom } from './faults.ts';

/** Pauses before an event that was not accepted is sent again, ms; a real provider goes on for three days. */
const backOffMs = [500, 1000, 2000, 4000, 8000, 16_000, 30_000];
const timeoutMs = 30_000;

export interface Delivery {
  event: string;
  type: string;
  session: string;
  try: number;
  /** HTTP status, or 0 when there was no response. */
  status: number;
}

/** Sends events to the shop as signed requests, and repeats each until it is accepted. */
export class Webhooks {
  readonly #url: string;
  readonly #secret: string;
  /** Timers of pending deliveries, with the session that each is about. */
  readonly #timers = new Map<NodeJS.Timeout, string>();
  readonly #faults = new Map<string, { faults: Faults; random: () => number }>();
  /** Every attempt so far. */
  readonly deliveries: Delivery[] = [];

  constructor(url: string, secret: string) {
    this.#url = url;
    this.#secret = secret;
  }

  /** How many deliveries of a session are pending or will be repeated. */
  pendingOf(sessionId: string): number {
    return [...this.#timers.values()].filter((session) => session === sessionId).length;
  }

  /** Sets the faults for this session's future events. */
  setFaults(sessionId: string, faults: Faults): void {
    this.#faults.set(sessionId, { faults, random: randomFrom(faults.seed) });
  }

  /** `object` is the content of the event; `about` is the session whose faults apply. */
  send(type: string, object: { id: string }, about = object.id): void {
    const event = {
      id: `evt_test_${randomBytes(12).toString('hex')}`,
      object: 'event',
      created: Math.floor(Date.now() / 1000),
      type,
      data: { object },
    };
    const { faults, random } = this.#faults.get(about) ?? {
      faults: noFaults,
      random: () => 1,
    };
    for (const delay of deliveriesOf(faults, random)) {
      this.#later(about, delay, () => this.#deliver(event, about, 1));
    }
  }

  async #deliver(event: { id: string; type: string }, about: string, attempt: number) {
    const status = await this.#post(JSON.stringify(event));
    const { id, type } = event;
    this.deliveries.push({ event: id, type, session: about, try: attempt, status });
    const pause = backOffMs[attempt - 1];
    const taken = status >= 200 && status < 300;
    if (taken || pause === undefined) return;
    this.#later(about, pause, () => this.#deliver(event, about, attempt + 1));
  }

  async #post(body: string): Promise<number> {
    try {
      const response = await fetch(this.#url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': this.#sign(body) },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }

  #sign(body: string): string {
    const t = Math.floor(Date.now() / 1000);
    const v1 = createHmac('sha256', this.#secret).update(`${t}.${body}`).digest('hex');
    return `t=${t},v1=${v1}`;
  }

  /** A delivery counts as pending until it has been answered. */
  #later(session: string, ms: number, run: () => Promise<void>): void {
    const timer = setTimeout(() => {
      void run().finally(() => this.#timers.delete(timer));
    }, ms);
    this.#timers.set(timer, session);
  }
}
