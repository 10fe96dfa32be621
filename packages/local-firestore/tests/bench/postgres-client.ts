import { connect, type Socket } from 'node:net';

const UPSERT = `INSERT INTO items VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET fields = excluded.fields`;

/** A message of PostgreSQL's protocol: a letter, the length, the parts; texts end with a zero byte. */
function message(letter: string, ...parts: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part)),
  );
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(letter), length, body]);
}

const int16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);

function parameter(text: string): Buffer {
  const bytes = Buffer.from(text);
  const length = Buffer.alloc(4);
  length.writeInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

/** One connection with a prepared upsert: the smallest client that the comparison needs. */
export class PostgresClient {
  readonly #socket: Socket;
  #ready: () => void = () => {};
  #failed: (error: Error) => void = () => {};
  #rest: Buffer = Buffer.alloc(0);

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (data: Buffer) => this.#read(data));
    socket.on('error', (error) => this.#failed(error));
  }

  static async open(port: number): Promise<PostgresClient> {
    const client = new PostgresClient(connect(port, '127.0.0.1'));
    const version = Buffer.from([0, 3, 0, 0]);
    const startup = message('', version, 'user', 'bench', 'database', 'postgres', '');
    await client.#exchange(startup);
    await client.#exchange(
      message('Q', 'CREATE TABLE IF NOT EXISTS items (id text PRIMARY KEY, fields jsonb)'),
    );
    await client.#exchange(Buffer.concat([message('P', 'upsert', UPSERT, int16(0)), message('S')]));
    return client;
  }

  upsert(id: string, json: string): Promise<void> {
    const values = [int16(2), parameter(id), parameter(json), int16(0)];
    const bind = message('B', '', 'upsert', int16(0), ...values);
    const execute = message('E', '', Buffer.alloc(4));
    return this.#exchange(Buffer.concat([bind, execute, message('S')]));
  }

  /** Sends a request and waits for the server's ReadyForQuery message. */
  #exchange(bytes: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#ready = resolve;
      this.#failed = reject;
      this.#socket.write(bytes);
    });
  }

  #read(data: Buffer): void {
    this.#rest = this.#rest.length === 0 ? data : Buffer.concat([this.#rest, data]);
    while (this.#rest.length >= 5) {
      const end = 1 + this.#rest.readInt32BE(1);
      if (this.#rest.length < end) return;
      const letter = String.fromCharCode(this.#rest[0] ?? 0);
      const body = this.#rest.subarray(5, end);
      this.#rest = this.#rest.subarray(end);
      if (letter === 'E') this.#failed(new Error(body.toString()));
      if (letter === 'Z') this.#ready();
    }
  }

  close(): void {
    this.#socket.destroy();
  }
}
