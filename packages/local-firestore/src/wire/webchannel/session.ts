import type { ServerResponse } from 'node:http';
import type { Json } from '../../engine/values/json.ts';
import type { StatusError } from '../../engine/values/status.ts';
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
const MAX_QUEUED_LENGTH = 64 * 1024 * 1024;

/** A frame of the WebChannel protocol: its length in UTF-16 code units, then the JSON. */
export function frame(json: string): string {
  return `${json.length}\n${json}`;
}

/** Encodes messages as the JSON arrays that frames contain. */
const toArrays = encodeOnce((message) => `[${JSON.stringify(message)}]`);

interface QueuedMessage {
  readonly id: number;
  /** A JSON array: the message, or a noop. */
  readonly json: string;
}

/** One WebChannel: numbered messages to the client, kept until it acknowledges them. */
export class Session {
  readonly id = crypto.randomUUID();
  readonly #onEnd: (session: Session) => void;
  #stream: Stream | undefined;
  #queue: QueuedMessage[] = [];
  #queuedLength = 0;
  #lastId = 0;
  /** The number of the last message written to the open back channel. */
  #lastWritten = 0;
  #nextIncoming = 0;
  #backChannel: ServerResponse | undefined;
  #longPoll = false;
  #timers: NodeJS.Timeout[] = [];
  #idleTimer: NodeJS.Timeout;

  constructor(onEnd: (session: Session) => void) {
    this.#onEnd = onEnd;
    this.#idleTimer = this.#watchIdle();
  }

  attach(stream: Stream): void {
    this.#stream = stream;
  }

  get lastId(): number {
    return this.#lastId;
  }

  get hasBackChannel(): boolean {
    return this.#backChannel !== undefined;
  }

  /**
   * Takes client messages, numbered from `offset`; skips those received before. Returns false when some are
   * missing.
   */
  deliver(offset: number, messages: readonly Json[]): boolean {
    if (offset > this.#nextIncoming) return false;
    const newMessages = messages.slice(this.#nextIncoming - offset);
    this.#nextIncoming += newMessages.length;
    for (const message of newMessages) this.#stream?.receive(message);
    return true;
  }

  /** Queues messages for the client and sends them, in one piece, if a back channel is open. */
  send(messages: readonly Json[]): void {
    for (const json of toArrays(messages)) this.#push(json);
    if (this.#queuedLength > MAX_QUEUED_LENGTH) this.end();
    else this.#write();
  }

  /** Sends the error that ended the stream; the client then closes the channel. */
  fail({ httpCode, status, message }: StatusError): void {
    this.#stream?.close();
    this.send([{ error: { code: httpCode, status, message } }]);
  }

  #push(json: string): void {
    this.#queue.push({ id: ++this.#lastId, json });
    this.#queuedLength += json.length;
  }

  /** Drops the messages up to `id`, which the client has received. */
  acknowledge(id: number): void {
    while (this.#queue[0] && this.#queue[0].id <= id) {
      this.#queuedLength -= this.#queue.shift()?.json.length ?? 0;
    }
  }

  /** Opens a back channel and ends the one that was open. */
  open(response: ServerResponse, longPoll: boolean): void {
    this.#closeBackChannel();
    clearTimeout(this.#idleTimer);
    this.#backChannel = response;
    this.#longPoll = longPoll;
    response.on('close', () => {
      if (this.#backChannel === response) this.#closeBackChannel();
    });
    this.#lastWritten = 0;
    if (!longPoll) this.#push(NOOP);
    this.#write();
    if (this.#backChannel !== response) return;
    const noop = setInterval(() => {
      this.#push(NOOP);
      this.#write();
    }, NOOP_MS);
    this.#timers = [noop, setTimeout(() => this.#closeBackChannel(), BACK_CHANNEL_MS)];
  }

  /** Ends the session and closes its stream. */
  end(): void {
    this.#closeBackChannel();
    clearTimeout(this.#idleTimer);
    this.#queue = [];
    this.#stream?.close();
    this.#stream = undefined;
    this.#onEnd(this);
  }

  #write(): void {
    const [first] = this.#queue;
    if (
      !this.#backChannel ||
      this.#backChannel.destroyed ||
      !first ||
      this.#lastWritten >= this.#lastId
    )
      return;
    const messages = this.#queue.slice(Math.max(0, this.#lastWritten + 1 - first.id));
    this.#lastWritten = this.#lastId;
    const text = frame(`[${messages.map(({ id, json }) => `[${id},${json}]`).join(',')}]`);
    if (this.#longPoll) {
      this.#backChannel.write(text);
      this.#closeBackChannel();
    } else writeChunk(this.#backChannel, text);
  }

  #closeBackChannel(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    const backChannel = this.#backChannel;
    this.#backChannel = undefined;
    if (!backChannel) return;
    backChannel.end();
    this.#idleTimer = this.#watchIdle();
  }

  #watchIdle(): NodeJS.Timeout {
    return setTimeout(() => this.end(), IDLE_MS).unref();
  }
}
