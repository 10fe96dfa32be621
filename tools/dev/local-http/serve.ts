import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { parseArgs } from 'node:util';

/** One request to a local stand-in, with its body read. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  header(name: string): string | undefined;
  readonly body: string;
  readonly bytes: Buffer;
}

/** `body` is sent as JSON, unless it is a text or bytes: those are sent with `type` as the content type. */
export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly type?: string;
  readonly body?: unknown;
}

/** Returns undefined for a request of another route. An error that it throws is answered with status 500. */
export type Route = (call: Call) => Answer | undefined | Promise<Answer | undefined>;

const maxBytes = 1_000_000;

/**
 * Serves routes on 127.0.0.1; the first route that returns an answer wins. Resolves when it listens, with a
 * function that stops it.
 */
export async function serve(port: number, routes: readonly Route[]): Promise<() => void> {
  const server = createServer((request, response) => {
    answer(request, routes).then(
      (given) => send(response, given),
      (error) => {
        console.error(error);
        send(response, { status: 500, body: { error: String(error) } });
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

async function answer(request: IncomingMessage, routes: readonly Route[]): Promise<Answer> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const bytes = await bytesOf(request);
  const call: Call = {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    header: (name) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value.join() : value;
    },
    body: bytes.toString(),
    bytes,
  };
  for (const route of routes) {
    const given = await route(call);
    if (given) return given;
  }
  return { status: 404, body: { error: `no ${call.method} ${call.path}` } };
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw new Error('the body is too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function send(response: ServerResponse, { status = 200, headers, type, body }: Answer): void {
  const text = typeof body === 'string';
  response.writeHead(status, {
    'content-type': type ?? (text ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8'),
    'cache-control': 'no-store',
    ...headers,
  });
  if (body === undefined) response.end();
  else response.end(text || Buffer.isBuffer(body) ? body : JSON.stringify(body));
}

/** Escapes the special characters of HTML. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Parses command-line options by name, all as text; `port` is a number. Throws for an unknown option. */
export function readArguments<Name extends string>(
  names: readonly Name[],
): { port: number } & Partial<Record<Name, string>> {
  const options = Object.fromEntries(
    ['port', ...names].map((name) => [name, { type: 'string' as const }]),
  );
  const { values } = parseArgs({ options });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1) throw new Error('--port N is needed');
  return { ...(values as Partial<Record<Name, string>>), port };
}
