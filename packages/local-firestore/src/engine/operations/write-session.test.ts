import { expect, test } from 'vitest';
import { memoryStorage } from '../../storage/memory.ts';
import { Engine } from '../engine.ts';
import { type Auth, OWNER } from '../values/auth.ts';
import { WriteSession } from './write-session.ts';

const DATABASE = 'projects/p/databases/(default)';
const add = {
  transform: {
    document: `${DATABASE}/documents/a/b`,
    fieldTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
  },
};
const ada: Auth = { kind: 'user', uid: 'ada', token: {} };

/** A Write stream with one commit whose response the client has not received. */
async function interrupted() {
  const engine = new Engine(memoryStorage());
  const session = new WriteSession(engine, OWNER);
  const [opened] = await session.receive({ database: DATABASE });
  const { streamId, streamToken } = opened as { streamId: string; streamToken: string };
  const [lost] = await session.receive({ streamToken, writes: [add] });
  return { engine, session, streamId, streamToken, lost };
}
const count = (engine: Engine) => engine.database(DATABASE).get('a/b')?.fields.n;

test('a resumed stream repeats the answers after the token, and goes on', async () => {
  const { engine, streamId, streamToken, lost } = await interrupted();
  const again = new WriteSession(engine, OWNER);
  const answers = await again.receive({ database: DATABASE, streamId, streamToken });
  expect(answers).toEqual([{ streamId, streamToken }, lost]);
  const [next] = await again.receive({ streamToken: lost?.streamToken, writes: [add] });
  expect(next?.writeResults).toHaveLength(1);
  expect(count(engine)).toEqual({ integerValue: '2' });
});

test('a commit that was under way when the connection broke is answered after the resume', async () => {
  const { engine, session, streamId, lost } = await interrupted();
  const token = lost?.streamToken;
  const unheard = session.receive({ streamToken: token, writes: [add] });
  const again = new WriteSession(engine, OWNER);
  const answers = await again.receive({ database: DATABASE, streamId, streamToken: token });
  expect(answers[1]).toEqual((await unheard)[0]);
  expect(count(engine)).toEqual({ integerValue: '2' });
});

test('a resumed stream does not repeat acknowledged responses', async () => {
  const { engine, streamId, lost } = await interrupted();
  const again = new WriteSession(engine, OWNER);
  const streamToken = lost?.streamToken;
  const answers = await again.receive({ database: DATABASE, streamId, streamToken });
  expect(answers).toEqual([{ streamId, streamToken }]);
});

test.each<[what: string, message: object, auth: Auth]>([
  ['an unknown stream', { streamId: 'nobody', streamToken: 'MQ==' }, OWNER],
  ['the stream of another user', {}, ada],
  ['a stream at a token that it never gave', { streamToken: 'OTk=' }, OWNER],
])('%s cannot be resumed', async (_what, message, auth) => {
  const { engine, streamId, streamToken } = await interrupted();
  const again = new WriteSession(engine, auth);
  await expect(
    again.receive({ database: DATABASE, streamId, streamToken, ...message }),
  ).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
});

test('a stream that ended with a refused write cannot be resumed', async () => {
  const { engine, session, streamId, streamToken } = await interrupted();
  const refused = { ...add, currentDocument: { exists: false } };
  await expect(session.receive({ streamToken, writes: [refused] })).rejects.toMatchObject({
    status: 'ALREADY_EXISTS',
  });
  const again = new WriteSession(engine, OWNER);
  await expect(again.receive({ database: DATABASE, streamId, streamToken })).rejects.toMatchObject({
    status: 'INVALID_ARGUMENT',
  });
});
