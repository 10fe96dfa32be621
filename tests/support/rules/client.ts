import type { Step } from '../../../tools/dev/stack/rest-firestore.ts';

/** A query that both clients can run. */
export interface Query {
  /** A collection, or with `group` the id of collections at any depth. */
  collection: string;
  group?: boolean;
  where?: [field: string, op: '==' | '>=' | 'in' | 'array-contains', value: unknown];
  orderById?: boolean;
  limit?: number;
}

/** How an attacker or a customer talks to Firestore. Every refusal throws `Refused`. */
export interface Client {
  readonly name: string;
  get(path: string): Promise<Record<string, unknown> | undefined>;
  query(ask: Query): Promise<Record<string, unknown>[]>;
  /** All steps or none. */
  commit(steps: readonly Step[]): Promise<void>;
  /** Closes connections that keep the process alive. */
  close(): Promise<void>;
}

/** The server's response when the rules refuse a request. */
export class Refused extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}
