import type { IncomingMessage, ServerResponse } from 'node:http';
import { toStatus } from '../../engine/values/status.ts';
import type { Address } from '../address.ts';
import { corsHeaders, readBody } from '../http-util.ts';
import { MAX_REQUEST_BYTES } from '../request-size.ts';
import type { Stream, StreamOpener } from '../streams.ts';
import { readForm } from './form.ts';
import { frame, Session } from './session.ts';

const MAX_SESSIONS = 10_000;
/** Form encoding turns one byte into up to three characters. */
const MAX_FORM_BYTES = 3 * MAX_REQUEST_BYTES;
const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' };

/** The WebChannel transport of one streaming method, e.g. Listen. */
export class WebChannelHandler {
  readonly #open: StreamOpener;
  readonly #sessions = new Map<string, Session>();

  constructor(open: StreamOpener) {
    this.#open = open;
  }

  async handle(request: IncomingMessage, response: ServerResponse, url: Address): Promise<void> {
    const query = url.searchParams;
    const sid = query.get('SID');
    if (sid === null) return this.#handshake(request, response, url);
    const session = this.#sessions.get(sid);
    // The client takes a 400 for "unknown session" and opens a new one.
    if (!session) return sendStatus(request, response, 400);
    session.acknowledge(Number(query.get('AID') ?? 0));
    if (query.get('TYPE') === 'terminate') {
      session.end();
      return sendStatus(request, response, 200);
    }
    if (request.method === 'GET') {
      response.writeHead(200, { ...TEXT, ...corsHeaders(request) });
      const isLongPoll = query.get('CI') === '1';
      if (!isLongPoll) response.flushHeaders();
      return session.open(response, isLongPoll);
    }
    if (!(await this.#deliver(session, request))) return sendStatus(request, response, 400);
    response.writeHead(200, { ...TEXT, ...corsHeaders(request) });
    const state = [session.hasBackChannel ? 1 : 0, session.lastId, session.hasBackChannel ? 0 : 7];
    response.end(frame(JSON.stringify(state)));
  }

  /**
   * Passes the posted messages on; false when some before them are missing. One that cannot be read fails the
   * stream: after a 400 the client would send it again.
   */
  async #deliver(session: Session, request: IncomingMessage): Promise<boolean> {
    try {
      const { offset, messages } = readForm(await readBody(request, MAX_FORM_BYTES));
      return session.deliver(offset, messages);
    } catch (error) {
      session.fail(toStatus(error, console.error));
      return true;
    }
  }

  async #handshake(
    request: IncomingMessage,
    response: ServerResponse,
    url: Address,
  ): Promise<void> {
    if (request.method !== 'POST') return sendStatus(request, response, 400);
    if (this.#sessions.size >= MAX_SESSIONS) return sendStatus(request, response, 503);
    const { offset, messages, headers } = readForm(await readBody(request, MAX_FORM_BYTES), url);
    const session = new Session(({ id }) => this.#sessions.delete(id));
    this.#sessions.set(session.id, session);
    session.attach(this.#stream(session, headers));
    response.writeHead(200, { ...TEXT, ...corsHeaders(request) });
    response.end(frame(JSON.stringify([[0, ['c', session.id, '', 8, 12, 30_000]]])));
    session.deliver(offset, messages);
  }

  #stream(session: Session, headers: Map<string, string>): Stream {
    return this.#open(headers.get('authorization'), {
      send: (messages) => session.send(messages),
      fail: (error) => session.fail(error),
    });
  }

  /** Ends all sessions. */
  close(): void {
    for (const session of [...this.#sessions.values()]) session.end();
  }
}

function sendStatus(request: IncomingMessage, response: ServerResponse, status: number): void {
  response.writeHead(status, { ...TEXT, ...corsHeaders(request) });
  response.end();
}
