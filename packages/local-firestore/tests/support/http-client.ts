import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';

/** A small HTTP client with keep-alive connections: fetch costs more than the server under test. */
export class HttpClient {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  readonly #port: number;
  readonly #headers: Readonly<Record<string, string>>;

  /** `headers` are sent with each call. */
  constructor(port: number, headers: Readonly<Record<string, string>> = {}) {
    this.#port = port;
    this.#headers = headers;
  }

  #request(method: string, path: string, form: boolean): ClientRequest {
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
    return request({
      agent: this.#agent,
      host: '127.0.0.1',
      port: this.#port,
      method,
      path,
      headers: { ...this.#headers, authorization: 'Bearer owner', 'content-type': type },
    });
  }

  /** Resolves with the response body; rejects when the status is not 200. */
  send(method: string, path: string, body = '', form = false): Promise<string> {
    return new Promise((resolve, reject) => {
      const outgoing = this.#request(method, path, form);
      outgoing.on('error', reject);
      outgoing.on('response', (response: IncomingMessage) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => {
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${method} ${path}: ${response.statusCode} ${text}`));
        });
      });
      outgoing.end(body);
    });
  }

  /** Opens a response that stays open; `take` is called with each piece of it. */
  stream(path: string, take: (piece: string) => void): void {
    const outgoing = this.#request('GET', path, false);
    outgoing.on('error', () => {});
    outgoing.on('response', (response: IncomingMessage) => {
      response.setEncoding('utf8');
      response.on('data', take);
    });
    outgoing.end();
  }

  close(): void {
    this.#agent.destroy();
  }
}
