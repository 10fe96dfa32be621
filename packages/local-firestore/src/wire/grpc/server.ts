import type { Socket } from 'node:net';
import {
  Metadata,
  type MethodDefinition,
  Server,
  ServerCredentials,
  type ServerDuplexStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  type ServiceDefinition,
  type sendUnaryData,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { Method } from 'protobufjs';
import type { Engine } from '../../engine/engine.ts';
import type { Json } from '../../engine/values/json.ts';
import { StatusError, toStatus } from '../../engine/values/status.ts';
import { readAuthorization } from '../authorization.ts';
import { encodeOnce } from '../encode-once.ts';
import { SERVER_STREAMING, type ServerStreaming, UNARY, type Unary } from '../operations.ts';
import { MAX_REQUEST_BYTES, tooLarge } from '../request-size.ts';
import { openListen, openWrite, type StreamOpener } from '../streams.ts';
import { decode, encode, service } from './codec.ts';

/** Bytes that may be queued for a client that reads too slowly; beyond it the stream fails. */
const MAX_QUEUED_BYTES = 64 * 1024 * 1024;

/** Replaces a request message that is too large to decode. */
const TOO_LARGE: Json = {};

/** The message. Throws INVALID_ARGUMENT when it was too large. */
function requireDecoded(message: Json): Json {
  if (message === TOO_LARGE) throw tooLarge();
  return message;
}

/** The gRPC server: accepts the connections that the port has recognized as HTTP/2. */
export function createGrpc(engine: Engine): {
  accept: (socket: Socket) => void;
  close: () => void;
} {
  const server = new Server({
    // No limit here: the library would answer RESOURCE_EXHAUSTED, which SDKs retry forever: request-size.ts.
    'grpc.max_receive_message_length': -1,
    'grpc.max_send_message_length': -1,
    // Detects and drops clients that disappeared without closing the connection.
    'grpc.keepalive_time_ms': 60_000,
    'grpc.keepalive_timeout_ms': 20_000,
  });
  server.addService(definition(), implementation(engine));
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  return {
    accept: (socket) => {
      const owner = `${socket.remoteAddress}:${socket.remotePort}`;
      socket.on('close', () => engine.transactions.endAllOf(owner));
      injector.injectConnection(socket);
    },
    close: () => {
      injector.destroy();
      server.forceShutdown();
    },
  };
}

function definition(): ServiceDefinition {
  const methods = service.methodsArray.map((method) => [method.name, methodDefinition(method)]);
  return Object.fromEntries(methods);
}

function methodDefinition(method: Method): MethodDefinition<Json, Json | Buffer> {
  const { resolvedRequestType: request, resolvedResponseType: response } = method;
  if (!request || !response) throw new Error(`The type of ${method.name} is unknown.`);
  return {
    path: `/google.firestore.v1.Firestore/${method.name}`,
    requestStream: method.requestStream === true,
    responseStream: method.responseStream === true,
    requestSerialize: (json) => encode(request, json),
    requestDeserialize: (bytes) =>
      bytes.length > MAX_REQUEST_BYTES ? TOO_LARGE : decode(request, bytes),
    // Listen and Write encode their responses themselves, to count the bytes queued for the client.
    responseSerialize: (json) => (Buffer.isBuffer(json) ? json : encode(response, json)),
    responseDeserialize: (bytes) => decode(response, bytes),
  };
}

function implementation(engine: Engine): UntypedServiceImplementation {
  const handlers: UntypedServiceImplementation = {
    Listen: duplex('Listen', openListen(engine)),
    Write: duplex('Write', openWrite(engine)),
  };
  for (const [name, method] of Object.entries(UNARY)) handlers[name] = unary(engine, method);
  for (const [name, method] of Object.entries(SERVER_STREAMING)) {
    handlers[name] = serverStreaming(engine, method);
  }
  return handlers;
}

/** The caller and the message of a call. */
function readCall(engine: Engine, { metadata, request }: { metadata: Metadata; request: Json }) {
  const message = requireDecoded(request);
  return { auth: readAuthorization(engine, headerOf(metadata), message), message };
}

const headerOf = (metadata: Metadata): string | undefined => {
  const [header] = metadata.get('authorization');
  return header?.toString();
};

/** A transaction that an answer begins ends with the connection, so that a killed client leaves no locks. */
function claim<T extends Json>(engine: Engine, call: { getPeer(): string }, answer: T): T {
  if (typeof answer.transaction === 'string') {
    engine.transactions.claim(answer.transaction, call.getPeer());
  }
  return answer;
}

function grpcError(error: unknown): { code: number; details: string; metadata: Metadata } {
  const { grpcCode, message } = toStatus(error, console.error);
  return { code: grpcCode, details: message, metadata: new Metadata() };
}

function unary(engine: Engine, method: Unary) {
  return (call: ServerUnaryCall<Json, Json>, callback: sendUnaryData<Json>): void => {
    new Promise<Json>((resolve) => {
      const { auth, message } = readCall(engine, call);
      resolve(method(engine, auth, message));
    }).then(
      (answer) => callback(null, claim(engine, call, answer)),
      (error: unknown) => callback(grpcError(error)),
    );
  };
}

function serverStreaming(engine: Engine, method: ServerStreaming) {
  return (call: ServerWritableStream<Json, Json>): void => {
    try {
      const { auth, message } = readCall(engine, call);
      for (const answer of method(engine, auth, message)) {
        call.write(claim(engine, call, answer));
      }
      call.end();
    } catch (error) {
      call.emit('error', grpcError(error));
    }
  };
}

function duplex(name: string, open: StreamOpener) {
  const type = service.methods[name]?.resolvedResponseType;
  if (!type) throw new Error(`The type of ${name} is unknown.`);
  const encoded = encodeOnce((message) => encode(type, message));
  return (call: ServerDuplexStream<Json, Buffer>): void => {
    let queued = 0;
    const fail = (error: unknown): void => {
      call.emit('error', grpcError(error));
    };
    const stream = open(headerOf(call.metadata), {
      send: (messages) => {
        for (const bytes of encoded(messages)) {
          queued += bytes.length;
          call.write(bytes, () => {
            queued -= bytes.length;
          });
        }
        if (queued > MAX_QUEUED_BYTES) {
          stream.close();
          fail(new StatusError('RESOURCE_EXHAUSTED', 'The client reads too slowly.'));
        }
      },
      fail,
    });
    call.on('data', (message: Json) => {
      if (message !== TOO_LARGE) return stream.receive(message);
      stream.close();
      fail(tooLarge());
    });
    call.on('end', () => {
      stream.close();
      call.end();
    });
    call.on('cancelled', () => stream.close());
    call.on('error', () => stream.close());
  };
}
