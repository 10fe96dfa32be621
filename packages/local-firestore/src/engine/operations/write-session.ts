import type { WriteStream } from '../commits/write-streams.ts';
import type { Engine } from '../engine.ts';
import type { Auth } from '../values/auth.ts';
import { asString, type Json, optString } from '../values/json.ts';
import { parseDatabaseName } from '../values/name.ts';
import { commitJson, parseWrites } from './commit.ts';

/** One connection of a Write stream: the first message opens or resumes it, each later one commits. */
export class WriteSession {
  readonly #engine: Engine;
  readonly #auth: Auth;
  #stream: WriteStream | undefined;

  constructor(engine: Engine, auth: Auth) {
    this.#engine = engine;
    this.#auth = auth;
  }

  /** Handles one WriteRequest and returns the responses. Throws an error that must end the stream. */
  async receive(request: Json): Promise<readonly Json[]> {
    const stream = this.#stream;
    if (!stream) return this.#begin(request);
    try {
      const token = optString(request.streamToken, 'streamToken');
      if (token) stream.acknowledge(token);
      const writes = parseWrites(stream.database, request.writes);
      return [
        await stream.runInOrder(async () => {
          const plan = await this.#engine.commit(this.#auth, stream.database, writes);
          return stream.record(commitJson(plan));
        }),
      ];
    } catch (error) {
      this.#engine.writeStreams.discard(stream);
      throw error;
    }
  }

  async #begin(request: Json): Promise<readonly Json[]> {
    const database = parseDatabaseName(asString(request.database, 'database'));
    const id = optString(request.streamId, 'streamId');
    if (!id) {
      this.#stream = this.#engine.writeStreams.open(database, this.#auth);
      return [this.#stream.record({ streamId: this.#stream.id })];
    }
    const stream = this.#engine.writeStreams.resume(id, database, this.#auth);
    this.#stream = stream;
    // A commit of the lost connection may still be running: wait for it, so that its response is repeated
    // too.
    return stream.runInOrder(async () => {
      const token = asString(request.streamToken, 'streamToken');
      stream.acknowledge(token);
      return [{ streamId: id, streamToken: token }, ...stream.unacknowledged];
    });
  }
}
