import type { IncomingMessage, ServerResponse } from 'node:http';
import { StatusError } from '../engine/values/status.ts';
import { MAX_REQUEST_BYTES, tooLarge } from './request-size.ts';

/**
 * The whole body as text. Throws INVALID_ARGUMENT when it is too large; such a body is read to its end, so
 * that the client can read the response, but not kept.
 */
export function readBody(request: IncomingMessage, maxBytes = MAX_REQUEST_BYTES): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= maxBytes) parts.push(part);
      else parts.length = 0;
    });
    request.on('end', () => {
      if (size > maxBytes) reject(tooLarge());
      else resolve(Buffer.concat(parts).toString());
    });
    const gone = (): void => {
      if (!request.complete) reject(new StatusError('CANCELLED', 'The client is gone.'));
    };
    request.on('error', gone);
    request.on('close', gone);
  });
}

/** The CORS headers that let the page that sent the request read the response. */
export function corsHeaders(request: IncomingMessage): Record<string, string> {
  const { origin } = request.headers;
  if (!origin) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers':
      'x-client-wire-protocol, x-http-session-id, x-http-initial-response',
    vary: 'origin',
  };
}

/** Answers a CORS preflight request: allows everything that it asks for. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    ...corsHeaders(request),
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
    'access-control-max-age': '3600',
  });
  response.end();
}

/** Shorter bodies are not compressed. */
const MIN_GZIP_LENGTH = 1024;

/**
 * The text compressed with gzip, as in production; undefined when it is short or the client does not accept
 * gzip.
 */
function gzipIfUseful(text: string, acceptsGzip: boolean): Buffer | undefined {
  if (text.length < MIN_GZIP_LENGTH || !acceptsGzip) return undefined;
  return process.getBuiltinModule('node:zlib').gzipSync(text);
}

/** Sends a JSON body. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  const type = 'application/json; charset=utf-8';
  const zipped = gzipIfUseful(text, acceptsGzip(response.req));
  if (zipped) {
    response.writeHead(status, { 'content-type': type, 'content-encoding': 'gzip' });
    response.end(zipped);
    return;
  }
  // With the length known, Node sends headers and body in one write.
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(text) });
  response.end(text);
}

const acceptsGzip = ({ headers }: IncomingMessage): boolean =>
  /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));

/** The body of a REST error response. */
export const errorJson = ({ httpCode, message, status }: StatusError) => ({
  error: { code: httpCode, message, status },
});
