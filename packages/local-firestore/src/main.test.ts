import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { startFirestore } from './start.ts';

const server = await startFirestore({ port: 0 });
const URL = `http://127.0.0.1:${server.port}`;
const folder = mkdtempSync(join(tmpdir(), 'firestore-main-'));
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const path = (name: string, text?: string): string => {
  const file = join(folder, name);
  if (text !== undefined) writeFileSync(file, text);
  return file;
};

/** Runs the command and returns its exit code, stdout and stderr. */
function run(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'main.js'), ...args],
    {
      encoding: 'utf8',
      timeout: 90_000,
    },
  );
  return `${status} ${stdout}${stderr}`;
}

describe('the command line prints one line for its error:', () => {
  test('a port in use', () => {
    const said = run('--port', String(server.port));
    expect(said).toContain('1 firestore: no rules loaded');
    expect(said).toMatch(new RegExp(`firestore: port ${server.port} is in use\\n$`));
  });
  test('no port, an unknown option', () => {
    expect(run()).toBe('1 firestore: --port is missing or wrong. Try --help.\n');
    expect(run('--prot', '1')).toMatch(/^1 firestore: Unknown option '--prot'.*\n$/);
  });
  test('a damaged data folder', () => {
    const data = path('data');
    mkdirSync(data);
    writeFileSync(join(data, 'commits.log'), '');
    expect(run('--port', '0', '--data', data)).toMatch(
      /^1 firestore: .*\nfirestore: the data folder .* is damaged: firestore.sqlite is missing\. .*\n$/,
    );
  });
  test('rules that are missing or wrong', () => {
    expect(run('--port', '1', '--rules', path('none'))).toMatch(
      /^1 firestore: cannot read .*none.*\n$/,
    );
    const bad = path(
      'bad.rules',
      'service cloud.firestore {\n  match /a {\n    allow read if true;\n  }\n}',
    );
    expect(run('--check', bad)).toBe(`1 firestore: ${bad}:3:16 Unexpected 'if': expected ':'.\n`);
    const version = "rules_version = '2';";
    const allowIf = (condition: string) =>
      `${version} service cloud.firestore { match /a/{b} { allow read: if ${condition}; } }`;
    const good = path('good.rules', allowIf('true'));
    expect(run('--check', good)).toBe(`0 firestore: ${good} is valid\n`);
    const warned = path('warned.rules', allowIf('foo()'));
    expect(run('--check', warned)).toBe(
      `0 firestore: ${warned} is valid\nfirestore: ${warned} L1:78 warning: Invalid function name: foo.\n`,
    );
  });
});

test('ends with one line where the disk is full, and loses nothing', async () => {
  const data = path('full');
  const main = join(import.meta.dirname, 'main.js');
  const root = 'projects/p/databases/(default)/documents';
  /** Starts a server whose files may have `kilobytes` each, asks it, and ends it; returns what it said. */
  async function session(kilobytes: string, ask: (documents: string) => Promise<unknown>) {
    const command = `ulimit -f ${kilobytes}; exec "$0" "$1" --port 0 --data "$2"`;
    const child = spawn('bash', ['-c', command, process.execPath, main, data]);
    const errors = text(child.stderr);
    const [said] = await once(child.stdout, 'data');
    const [, port] = /:(\d+),/.exec(String(said)) ?? [];
    const asked = await ask(`http://127.0.0.1:${port}/v1/${root}`);
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    return { code, errors: await errors, asked };
  }
  const write = (letter: string) => async (url: string) => {
    const fields = { text: { stringValue: letter.repeat(600_000) } };
    const writes = [0, 1, 2, 3, 4, 5].map((i) => ({
      update: { name: `${root}/${letter}/${i}`, fields },
    }));
    return (await fetch(`${url}:commit`, { method: 'POST', body: JSON.stringify({ writes }) }))
      .status;
  };
  expect(await session('4200', write('a'))).toMatchObject({ code: 0, asked: 200 });
  const line =
    /^firestore: no rules .*\nfirestore: the data folder .* could not be tidied up .*\n$/;
  const errors = expect.stringMatching(line);
  expect(await session('4200', write('b'))).toEqual({ code: 1, asked: 200, errors });
  const whole = await session('unlimited', async (url) => {
    const found = await Promise.all(['a', 'b'].map((each) => fetch(`${url}/${each}`)));
    return Promise.all(found.map(async (each) => (await each.json()).documents.length));
  });
  expect(whole).toMatchObject({ code: 0, asked: [6, 6] });
});

test('--help names every option, --version the version', () => {
  expect(run('--help')).toMatch(/^0 local-firestore --port N[\s\S]*--indexes FILE/);
  expect(run('--version')).toMatch(/^0 \d+\.\d+\.\d+\n$/);
});

describe('endpoints for tools', () => {
  const documents = `${URL}/emulator/v1/projects/p/databases/(default)/documents`;
  const exported = async () => (await fetch(`${documents}:export`)).json();

  test('readiness', async () => {
    expect(await (await fetch(URL)).text()).toBe('Ok\n');
  });

  test('export, import and clear', async () => {
    const store = { documents: { '메뉴/a': { n: { integerValue: '1' } }, '메뉴/a/b/c': {} } };
    const imported = await fetch(`${documents}:import`, {
      method: 'POST',
      body: JSON.stringify(store),
    });
    expect(await imported.json()).toEqual({ count: 2 });
    expect(await exported()).toEqual(store);
    const other = { documents: { 'x/y': {} } };
    await fetch(`${documents}:import`, { method: 'POST', body: JSON.stringify(other) });
    expect(await exported()).toEqual(other);
    await fetch(documents, { method: 'DELETE' });
    expect(await exported()).toEqual({ documents: {} });
  });

  test.each([
    ['POST', 'projects/p:export', 'export format'],
    ['PUT', 'projects/p/triggers/onOrder', 'Firestore triggers'],
    ['POST', 'projects/p/eventarcTrigger?eventarcTriggerId=x', 'Firestore triggers'],
  ])('%s %s of the official emulator is refused by name', async (method, path, what) => {
    const response = await fetch(`${URL}/emulator/v1/${path}`, { method, body: '{}' });
    expect([response.status, (await response.json()).error]).toEqual([
      501,
      { code: 501, status: 'UNIMPLEMENTED', message: expect.stringContaining(what) },
    ]);
  });

  test('an unknown endpoint is 404', async () => {
    expect((await fetch(`${URL}/emulator/v1/nothing`)).status).toBe(404);
    expect((await fetch(`${URL}/v1/nothing`)).status).toBe(404);
  });
});

describe('hostile input', () => {
  test('a body may have 11,534,336 bytes; a larger one is refused without being kept', async () => {
    const commit = async (bytes: number) => {
      const [start, end] = ['{"writes":[],"x":"', '"}'];
      const body = `${start}${'x'.repeat(bytes - start.length - end.length)}${end}`;
      const url = `${URL}/v1/projects/p/databases/(default)/documents:commit`;
      const response = await fetch(url, { method: 'POST', body });
      return [response.status, (await response.json()).error?.message];
    };
    const refused = [400, 'Request payload size exceeds the limit: 11534336 bytes.'];
    for (const bytes of [-20, 0]) {
      expect(await commit(11_534_336 + bytes)).toEqual([200, undefined]);
    }
    for (const bytes of [1, 20, 500_000]) {
      expect(await commit(11_534_336 + bytes)).toEqual(refused);
    }
  });

  test('bytes that are not HTTP end the connection, and the server keeps running', async () => {
    const { connect } = await import('node:net');
    for (const bytes of [
      '\0\0\0',
      'PRI * HTTP/2.0\r\n\r\nXX\r\n\r\n',
      'GET / HTTP/9\r\n\r\n',
      'PRI',
    ]) {
      const socket = connect(server.port, '127.0.0.1');
      const closed = new Promise((resolve) => socket.on('close', resolve));
      socket.on('error', () => {});
      socket.resume();
      socket.end(Buffer.from(bytes, 'latin1'));
      await closed;
    }
    expect((await fetch(URL)).status).toBe(200);
  });

  test('an unreadable token is refused', async () => {
    const response = await fetch(`${URL}/v1/projects/p/databases/(default)/documents/a/b`, {
      headers: { authorization: 'Bearer a.b.c' },
    });
    expect(response.status).toBe(401);
  });
});
