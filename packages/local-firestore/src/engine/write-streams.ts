import type { Auth } from './auth.ts';
import type { Json } from './json.ts';
import { invalid, StatusError } from './status.ts';

/** Streams that may be resumed; the one that has been silent for longest makes room. */
const MAX_STREAMS = 1000;
/** Responses that a client may leave unacknowledged. */
const MAX_UNACKNOWLEDGED = 1000;

const writeToken = (number: number): string => Buffer.from(String(number)).toString('base64');

/** One Write stream over all of its connections: what it answered and was not yet acknowledged. */
export class WriteStream {
  readonly id = crypto.randomUUID();
  readonly database: string;
  readonly auth: Auth;
  #sent = 0;
  #acknowledged = 0;
  #unacknowledged: { readonly number: number; readonly response: Json }[] = [];
  #last: Promise<unknown> = Promise.resolve();

  constructor(database: string, auth: Auth) {
    this.database = database;
    this.auth = auth;
  }

  /** Runs one piece of work after those before it, also those of a connection that is gone. */
  inOrder<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work, work);
    this.#last = result.catch(() => {});
    return result;
  }

  /** The token that acknowledges everything sent so far. */
  get token(): string {
    return writeToken(this.#sent);
  }

  /** The response with its token, kept until it is acknowledged. */
  keep(response: Json): Json {
    if (this.#unacknowledged.length >= MAX_UNACKNOWLEDGED) {
      throw new StatusError('RESOURCE_EXHAUSTED', 'Too many responses are not acknowledged.');
    }
    this.#sent += 1;
    const answer = { streamToken: this.token, ...response };
    this.#unacknowledged.push({ number: this.#sent, response: answer });
    return answer;
  }

  /** Drops the responses up to a token. Throws INVALID_ARGUMENT when the stream never gave it, or it is superseded. */
  acknowledge(token: string): void {
    const number = Number(Buffer.from(token, 'base64').toString());
    if (!Number.isInteger(number) || number < this.#acknowledged || number > this.#sent) {
      throw invalid('The stream token is not valid.');
    }
    this.#acknowledged = number;
    this.#unacknowledged = this.#unacknowledged.filter((one) => one.number > number);
  }

  /** What the client has not acknowledged, in order. */
  get unacknowledged(): readonly Json[] {
    return this.#unacknowledged.map(({ response }) => response);
  }
}

/** The Write streams that clients may come back to. */
export class WriteStreams {
  readonly #streams = new Map<string, WriteStream>();

  open(database: string, auth: Auth): WriteStream {
    const stream = new WriteStream(database, auth);
    const [oldest] = this.#streams.keys();
    if (this.#streams.size >= MAX_STREAMS && oldest !== undefined) this.#streams.delete(oldest);
    this.#streams.set(stream.id, stream);
    return stream;
  }

  /** The stream of that id, of the same database and user. Throws INVALID_ARGUMENT when there is none. */
  resume(id: string, database: string, auth: Auth): WriteStream {
    const stream = this.#streams.get(id);
    if (stream?.database !== database || !isSame(stream.auth, auth)) {
      throw invalid('The stream cannot be resumed: there is none of that id.');
    }
    // The last in the order of the map is the one used last.
    this.#streams.delete(id);
    this.#streams.set(id, stream);
    return stream;
  }

  /** A stream that ended with an error cannot be resumed. */
  end(stream: WriteStream): void {
    this.#streams.delete(stream.id);
  }
}

const isSame = (a: Auth, b: Auth): boolean =>
  a.kind === 'user' && b.kind === 'user' ? a.uid === b.uid : a.kind === b.kind;
