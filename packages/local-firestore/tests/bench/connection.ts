import { connect, type Socket } from 'node:net';

/**
 * One HTTP/1.1 connection over a plain socket, for JSON calls whose responses have a Content-Length. The
 * client is as small as PostgresClient, so that it costs both sides of a comparison the same.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #head: string;
  #done: (body: string) => void = () => {};
  #failed: (error: Error) => void = () => {};
  #rest = '';

  private constructor(socket: Socket, path: string) {
    this.#socket = socket;
    this.#head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer owner\r\nContent-Type: application/json\r\n`;
    socket.setNoDelay(true);
    // One character per byte, so that string lengths are lengths in bytes.
    socket.setEncoding('latin1');
    socket.on('data', (data: string) => this.#read(data));
    socket.on('error', (error) => this.#failed(error));
    socket.on('close', () => this.#failed(new Error('The connection was closed.')));
  }

  static open(port: number, path: string): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(new Connection(socket, path)));
      socket.once('error', reject);
    });
  }

  /** Resolves with the response body; rejects when the status is not 200. */
  send(body: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#done = resolve;
      this.#failed = reject;
      this.#socket.write(`${this.#head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
    });
  }

  #read(data: string): void {
    this.#rest += data;
    const headEnd = this.#rest.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const length = /^content-length: (\d+)/im.exec(this.#rest)?.[1];
    const end = headEnd + 4 + Number(length);
    if (!(this.#rest.length >= end)) return;
    const answer = this.#rest;
    this.#rest = '';
    if (answer.startsWith('HTTP/1.1 200')) this.#done(answer.slice(headEnd + 4, end));
    else this.#failed(new Error(answer));
  }

  close(): void {
    this.#socket.destroy();
  }
}
