import type { Auth } from '../values/auth.ts';
import type { Json } from '../values/json.ts';
import { invalid, StatusError } from '../values/status.ts';

/** How many streams can be resumed; beyond it, the one opened or resumed least recently is dropped. */
const MAX_STREAMS = 1000;
/** How many responses a client may leave unacknowledged. */
const MAX_UNACKNOWLEDGED = 1000;

const writeToken = (number: number): string => Buffer.from(String(number)).toString('base64');

/** One Write stream, across all of its connections, with the responses that are not yet acknowledged. */
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

  /** Runs `work` after all earlier work of the stream, including that of lost connections. */
  runInOrder<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work, work);
    this.#last = result.catch(() => {});
    return result;
  }

  /** The token that acknowledges everything sent so far. */
  get token(): string {
    return writeToken(this.#sent);
  }

  /** Adds the stream token to a response, and keeps the response until it is acknowledged. */
  record(response: Json): Json {
    if (this.#unacknowledged.length >= MAX_UNACKNOWLEDGED) {
      throw new StatusError('RESOURCE_EXHAUSTED', 'Too many responses are not acknowledged.');
    }
    this.#sent += 1;
    const answer = { streamToken: this.token, ...response };
    this.#unacknowledged.push({ number: this.#sent, response: answer });
    return answer;
  }

  /**
   * Drops the responses up to a token. Throws INVALID_ARGUMENT for a token that the stream never sent, or
   * that is older than one already acknowledged.
   */
  acknowledge(token: string): void {
    const number = Number(Buffer.from(token, 'base64').toString());
    if (!Number.isInteger(number) || number < this.#acknowledged || number > this.#sent) {
      throw invalid('The stream token is not valid.');
    }
    this.#acknowledged = number;
    this.#unacknowledged = this.#unacknowledged.filter((entry) => entry.number > number);
  }

  /** The responses that the client has not acknowledged, in order. */
  get unacknowledged(): readonly Json[] {
    return this.#unacknowledged.map(({ response }) => response);
  }
}

/** The Write streams that clients may resume. */
export class WriteStreams {
  readonly #streams = new Map<string, WriteStream>();

  open(database: string, auth: Auth): WriteStream {
    const stream = new WriteStream(database, auth);
    const [oldest] = this.#streams.keys();
    if (this.#streams.size >= MAX_STREAMS && oldest !== undefined) this.#streams.delete(oldest);
    this.#streams.set(stream.id, stream);
    return stream;
  }

  /** The stream with this id, database and user. Throws INVALID_ARGUMENT when there is none. */
  resume(id: string, database: string, auth: Auth): WriteStream {
    const stream = this.#streams.get(id);
    if (stream?.database !== database || !isSame(stream.auth, auth)) {
      throw invalid('The stream cannot be resumed: there is none of that id.');
    }
    // Move the stream to the end of the map: its order is that of last use.
    this.#streams.delete(id);
    this.#streams.set(id, stream);
    return stream;
  }

  /** Forgets a stream that ended with an error: it cannot be resumed. */
  discard(stream: WriteStream): void {
    this.#streams.delete(stream.id);
  }
}

const isSame = (a: Auth, b: Auth): boolean =>
  a.kind === 'user' && b.kind === 'user' ? a.uid === b.uid : a.kind === b.kind;
