import { afterAll, describe, expect, test } from 'vitest';
import { startFirestore } from '../../start.ts';
import { frame } from './session.ts';

const server = await startFirestore({ port: 0 });
afterAll(() => server.close());

const DATABASE = 'projects/p/databases/(default)';
const ROOT = `${DATABASE}/documents`;
const CHANNEL = `http://127.0.0.1:${server.port}/google.firestore.v1.Firestore`;

function form(offset: number, ...messages: unknown[]): URLSearchParams {
  const body = new URLSearchParams({ count: String(messages.length), ofs: String(offset) });
  body.set('headers', 'Authorization:Bearer owner\r\n');
  for (const [i, message] of messages.entries())
    body.set(`req${i}___data__`, JSON.stringify(message));
  return body;
}

async function post(method: string, query: string, body: URLSearchParams): Promise<string> {
  const response = await fetch(`${CHANNEL}/${method}/channel?VER=8${query}`, {
    method: 'POST',
    body,
  });
  return `${response.status} ${await response.text()}`;
}

async function open(method: string, ...messages: unknown[]): Promise<string> {
  const answer = await post(method, '&RID=1', form(0, ...messages));
  return /\["c","([^"]+)","",8,12,30000\]/.exec(answer)?.[1] ?? answer;
}

/** Makes one long poll and returns its messages with their numbers. */
async function poll(method: string, sid: string, aid: number): Promise<[number, [unknown]][]> {
  const query = `VER=8&SID=${sid}&RID=rpc&AID=${aid}&CI=1&TYPE=xmlhttp`;
  const text = await (await fetch(`${CHANNEL}/${method}/channel?${query}`)).text();
  const [length = '', json = ''] = text.split(/\n(.*)/s);
  expect(json).toHaveLength(Number(length));
  return JSON.parse(json);
}

/** Polls until a message contains `word`; returns all messages received. */
async function pollUntil(
  method: string,
  sid: string,
  word: string,
): Promise<[number, [unknown]][]> {
  const all: [number, [unknown]][] = [];
  while (!JSON.stringify(all).includes(word))
    all.push(...(await poll(method, sid, all.at(-1)?.[0] ?? 0)));
  return all;
}

const document = (path: string, text: string) => ({
  update: { name: `${ROOT}/${path}`, fields: { t: { stringValue: text } } },
});
const target = {
  database: DATABASE,
  addTarget: { targetId: 1, documents: { documents: [`${ROOT}/a/b`] } },
};

describe('WebChannel', () => {
  test('frames count UTF-16 code units', () => {
    expect(frame('["한😀"]')).toBe('7\n["한😀"]');
  });

  test('messages are numbered from 1, kept until acknowledged, then dropped', async () => {
    const sid = await open('Listen', target);
    const first = await pollUntil('Listen', sid, 'CURRENT');
    expect(first[0]?.[0]).toBe(1);
    const again = await poll('Listen', sid, 1);
    expect(again[0]?.[0]).toBe(2);
    const later = poll('Listen', sid, 4);
    await open('Write', { database: DATABASE });
    await fetch(`http://127.0.0.1:${server.port}/v1/${ROOT}:commit`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ writes: [document('a/b', '한😀')] }),
    });
    expect(JSON.stringify(await later)).toContain('한😀');
    expect((await poll('Listen', sid, 4))[0]?.[0]).toBe(5);
  });

  test('a repeated post is delivered once, and one that skips a number is refused', async () => {
    const sid = await open('Write', { database: DATABASE });
    const add = {
      streamToken: '',
      writes: [
        {
          transform: {
            document: `${ROOT}/n/n`,
            fieldTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
          },
        },
      ],
    };
    for (let i = 0; i < 3; i++)
      expect(await post('Write', `&SID=${sid}&RID=2&AID=0`, form(1, add))).toMatch(/^200 /);
    expect(await post('Write', `&SID=${sid}&RID=3&AID=0`, form(9, add))).toBe('400 ');
    await pollUntil('Write', sid, 'commitTime');
    const { fields } = await (await fetch(`http://127.0.0.1:${server.port}/v1/${ROOT}/n/n`)).json();
    expect(fields).toEqual({ n: { integerValue: '1' } });
  });

  test('a refused write ends the stream with its status', async () => {
    const missing = { ...document('no/no', 'x'), currentDocument: { exists: true } };
    const sid = await open('Write', { database: DATABASE }, { streamToken: '', writes: [missing] });
    const heard = await pollUntil('Write', sid, 'error');
    expect(heard.at(-1)?.[1]).toEqual([
      {
        error: { code: 404, status: 'NOT_FOUND', message: `No document to update: ${ROOT}/no/no` },
      },
    ]);
  });

  test('streaming sends queued messages first, then new ones', async () => {
    const sid = await open('Listen', target);
    const query = `VER=8&SID=${sid}&RID=rpc&AID=0&CI=0&TYPE=xmlhttp`;
    const response = await fetch(`${CHANNEL}/Listen/channel?${query}`, {
      headers: { origin: 'http://shop.localhost' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('http://shop.localhost');
    const reader = response.body?.getReader();
    let heard = '';
    const until = async (word: string): Promise<void> => {
      while (!heard.includes(word))
        heard += new TextDecoder().decode((await reader?.read())?.value);
    };
    await until('CURRENT');
    const forward = await post('Listen', `&SID=${sid}&RID=2&AID=0`, form(1, { removeTarget: 1 }));
    expect(forward).toMatch(/^200 \d+\n\[1,\d+,\d+\]$/);
    await until('REMOVE');
    await post('Listen', `&SID=${sid}&TYPE=terminate`, new URLSearchParams());
    expect((await reader?.read())?.done).toBe(true);
  });

  test('an unknown session and a terminated one are 400, garbage is refused', async () => {
    expect(await post('Listen', '&SID=nobody&RID=2&AID=0', form(0))).toBe('400 ');
    const sid = await open('Listen', target);
    expect(await post('Listen', `&SID=${sid}&TYPE=terminate`, new URLSearchParams())).toBe('200 ');
    expect(await post('Listen', `&SID=${sid}&RID=2&AID=0`, form(1))).toBe('400 ');
    const bad = new URLSearchParams({ count: '1', ofs: '0', req0___data__: '{' });
    expect(await post('Listen', '&RID=1', bad)).toMatch(/^400 .*INVALID_ARGUMENT/);
  });
});
