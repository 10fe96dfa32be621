import type { ServerResponse } from 'node:http';

/**
 * Writes text to a chunked answer whose headers are sent. The chunk goes to the socket in one piece: `response.write`
 * makes four of it, which one listener does not notice and hundreds do.
 */
export function writeChunk(response: ServerResponse, text: string): void {
  const { socket } = response;
  // A client of HTTP/1.0 gets no chunks; an answer has no socket while one before it on the connection is under way.
  if (!response.chunkedEncoding || !socket?.writable) response.write(text);
  else socket.write(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`);
}
