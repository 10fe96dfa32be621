import { createServer, type Server, type Socket } from 'node:net';

export interface Listeners {
  /** Takes a connection that speaks HTTP/1.1; it is paused. */
  http1(socket: Socket): void;
  /** Takes a connection that speaks HTTP/2 without TLS: gRPC. It is paused. */
  http2(socket: Socket): void;
}

/** How an HTTP/2 connection begins; no HTTP/1.1 method starts with these letters. */
const PREFACE = Buffer.from('PRI');
const IDLE_TIMEOUT_MS = 30_000;

/** A server on one port that passes each connection to the listener for its protocol, by its first bytes. */
export function createPort(listeners: Listeners): { server: Server; destroyAll: () => void } {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.setNoDelay(true);
    socket.setTimeout(IDLE_TIMEOUT_MS, () => socket.destroy());
    detectProtocol(socket, listeners);
  });
  return {
    server,
    destroyAll: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

function detectProtocol(socket: Socket, listeners: Listeners): void {
  let seen = Buffer.alloc(0);
  const onData = (chunk: Buffer): void => {
    seen = Buffer.concat([seen, chunk]);
    const isPreface = seen.subarray(0, 3).equals(PREFACE.subarray(0, seen.length));
    if (isPreface && seen.length < PREFACE.length) return;
    socket.off('data', onData);
    socket.pause();
    socket.setTimeout(0);
    socket.removeAllListeners('timeout');
    socket.unshift(seen);
    if (isPreface) listeners.http2(socket);
    else listeners.http1(socket);
  };
  socket.on('data', onData);
}
