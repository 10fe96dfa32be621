import type { Engine } from '../engine/engine.ts';
import { ListenSession } from '../engine/listen/session.ts';
import { WriteSession } from '../engine/operations/write-session.ts';
import { asString, type Json } from '../engine/values/json.ts';
import { parseDatabaseName } from '../engine/values/name.ts';
import { type StatusError, toStatus } from '../engine/values/status.ts';
import { readAuthorization } from './authorization.ts';

/**
 * Receives a stream's responses; `send` gets those of one event together. After `fail` nothing more is sent.
 */
export interface StreamSink {
  send(messages: readonly Json[]): void;
  fail(error: StatusError): void;
}

/**
 * A stream as a transport uses it: `receive` takes the client's messages; the transport calls `close` when
 * the client is gone.
 */
export interface Stream {
  receive(message: Json): void;
  close(): void;
}

/** Opens a stream for the caller that the Authorization header names. */
export type StreamOpener = (authorization: string | undefined, sink: StreamSink) => Stream;

/** Listen: the first message names the database. */
export const openListen =
  (engine: Engine): StreamOpener =>
  (authorization, sink) => {
    let session: ListenSession | undefined;
    const close = (): void => session?.close();
    return serialStream(sink, close, (message) => {
      session ??= new ListenSession(
        engine,
        readAuthorization(engine, authorization, message),
        parseDatabaseName(asString(message.database, 'database')),
        sink.send,
      );
      session.receive(message);
    });
  };

/** Write: each message is answered before the next is handled. */
export const openWrite =
  (engine: Engine): StreamOpener =>
  (authorization, sink) => {
    let session: WriteSession | undefined;
    return serialStream(
      sink,
      () => {},
      async (message) => {
        session ??= new WriteSession(engine, readAuthorization(engine, authorization, message));
        sink.send(await session.receive(message));
      },
    );
  };

/** Handles messages one after another; the first failure ends the stream. */
function serialStream(
  sink: StreamSink,
  close: () => void,
  handle: (message: Json) => void | Promise<void>,
): Stream {
  let open = true;
  let last = Promise.resolve();
  const end = (error: unknown): void => {
    if (!open) return;
    open = false;
    close();
    sink.fail(toStatus(error, console.error));
  };
  return {
    receive: (message) => {
      last = last.then(() => (open ? handle(message) : undefined)).catch(end);
    },
    close: () => {
      open = false;
      close();
    },
  };
}
