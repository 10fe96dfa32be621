import { randomUUID } from 'node:crypto';
import type { Auth } from './auth.ts';
import type { Engine } from './engine.ts';
import { asString, type Json } from './json.ts';
import { parseDatabaseName } from './name.ts';
import { commitJson, parseWrites } from './operations/commit.ts';

/** One Write stream: opened by its first message, then one commit a message, in order. */
export class WriteSession {
  readonly #engine: Engine;
  readonly #auth: Auth;
  #database = '';
  #count = 0;

  constructor(engine: Engine, auth: Auth) {
    this.#engine = engine;
    this.#auth = auth;
  }

  /** The answer to one message; throws what must end the stream. */
  async receive(request: Json): Promise<Json> {
    const streamToken = Buffer.from(String(++this.#count)).toString('base64');
    if (this.#database === '') {
      this.#database = parseDatabaseName(asString(request.database, 'database'));
      return { streamId: randomUUID(), streamToken };
    }
    const writes = parseWrites(this.#database, request.writes);
    const plan = await this.#engine.commit(this.#auth, this.#database, writes);
    return { streamToken, ...commitJson(plan) };
  }
}
