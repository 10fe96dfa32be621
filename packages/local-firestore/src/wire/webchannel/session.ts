import type { ServerResponse } from 'node:http';
import type { Json } from '../../engine/json.ts';
import type { StatusError } from '../../engine/status.ts';
import { encodeOnce } from '../encode-once.ts';
import type { Stream } from '../streams.ts';
import { writeChunk } from './chunk.ts';

const NOOP = '["noop"]';
const NOOP_MS = 30_000;
const BACK_CHANNEL_MS = 60_000;
/** A client that has had no back channel open for this long is gone: its session ends. */
const IDLE_MS = 90_000;
/**
 * Text that may be queued for a client that does not read, in UTF-16 code units; beyond it the session ends.
 */
const MAX_QUEUED = 64 * 1024 * 1024;

/** A frame of the WebChannel protocol: its length in UTF-16 code units, then the JSON. */
export function frame(json: string): string {
  return `${json.length}\n${json}`;
}

/** Encodes messages as the JSON arrays that frames contain. */
const toArrays = encodeOnce((message) => `[${JSON.stringify(message)}]`);

interface Queued {
  readonly id: number;
  /** A JSON array: the message, or a noop. */
  readonly json: string;
}

/** One WebChannel: numbered messages to the client, kept until it acknowledges them. */
export class Session {
  readonly id = crypto.randomUUID();
  readonly #onEnd: (session: Session) => void;
  #stream: Stream | undefined;
  #queue: Queued[] = [];
  #queued = 0;
  #lastId = 0;
  /** The number of the last message written to the open back channel. */
  #written = 0;
  #nextIncoming = 0;
  #back: ServerResponse | undefined;
  #longPoll = false;
  #timers: NodeJS.Timeout[] = [];
  #idle: NodeJS.Timeout;

  constructor(onEnd: (session: Session) => void) {
    this.#onEnd = onEnd;
    this.#idle = this.#watchIdle();
  }

  attach(stream: Stream): void {
    this.#stream = stream;
  }

  get lastId(): number {
    return this.#lastId;
  }

  get hasBackChannel(): boolean {
    return this.#back !== undefined;
  }

  /**
   * Takes client messages, numbered from `offset`; skips those received before. Returns false when some are
   * missing.
   */
  deliver(offset: number, messages: readonly Json[]): boolean {
    if (offset > this.#nextIncoming) return false;
    const news = messages.slice(this.#nextIncoming - offset);
    this.#nextIncoming += news.length;
    for (const message of news) this.#stream?.receive(message);
    return true;
  }

  /** Queues messages for the client and sends them, in one piece, if a back channel is open. */
  send(messages: readonly Json[]): void {
    for (const json of toArrays(messages)) this.#push(json);
    if (this.#queued > MAX_QUEUED) this.end();
    else this.#write();
  }

  /** Sends the error that ended the stream; the client then closes the channel. */
  fail({ httpCode, status, message }: StatusError): void {
    this.#stream?.close();
    this.send([{ error: { code: httpCode, status, message } }]);
  }

  #push(json: string): void {
    this.#queue.push({ id: ++this.#lastId, json });
    this.#queued += json.length;
  }

  /** Drops the messages up to `id`, which the client has received. */
  acknowledge(id: number): void {
    while (this.#queue[0] && this.#queue[0].id <= id) {
      this.#queued -= this.#queue.shift()?.json.length ?? 0;
    }
  }

  /** Opens a back channel and ends the one that was open. */
  open(response: ServerResponse, longPoll: boolean): void {
    this.#closeBack();
    clearTimeout(this.#idle);
    this.#back = response;
    this.#longPoll = longPoll;
    response.on('close', () => {
      if (this.#back === response) this.#closeBack();
    });
    this.#written = 0;
    if (!longPoll) this.#push(NOOP);
    this.#write();
    if (this.#back !== response) return;
    const noop = setInterval(() => {
      this.#push(NOOP);
      this.#write();
    }, NOOP_MS);
    this.#timers = [noop, setTimeout(() => this.#closeBack(), BACK_CHANNEL_MS)];
  }

  /** Ends the session and closes its stream. */
  end(): void {
    this.#closeBack();
    clearTimeout(this.#idle);
    this.#queue = [];
    this.#stream?.close();
    this.#stream = undefined;
    this.#onEnd(this);
  }

  #write(): void {
    const [first] = this.#queue;
    if (!this.#back || this.#back.destroyed || !first || this.#written >= this.#lastId) return;
    const messages = this.#queue.slice(Math.max(0, this.#written + 1 - first.id));
    this.#written = this.#lastId;
    const text = frame(`[${messages.map(({ id, json }) => `[${id},${json}]`).join(',')}]`);
    if (this.#longPoll) {
      this.#back.write(text);
      this.#closeBack();
    } else writeChunk(this.#back, text);
  }

  #closeBack(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    const back = this.#back;
    this.#back = undefined;
    if (!back) return;
    back.end();
    this.#idle = this.#watchIdle();
  }

  #watchIdle(): NodeJS.Timeout {
    return setTimeout(() => this.end(), IDLE_MS).unref();
  }
}
