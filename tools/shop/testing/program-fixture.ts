import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFirestore } from 'local-firestore';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { connect, type Shop } from '../connect.ts';
import { createProgram } from '../program.ts';

/** The open date of the fixture's shop; the fixture's present day is 20 November 2026. */
export const dateId = '20261124_1795179600000';

export const menu = (title: string, price: number) => ({
  title,
  price,
  cat: 'soup',
  active: true,
});

/**
 * The operator's tool with its own shop of two menus and a date, reset before each test of the calling file.
 * `printed` contains the lines that the commands have printed.
 */
export function programFixture() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  const fixture = {
    shop: undefined as unknown as Shop,
    printed: [] as string[],
    folder,
    put: (path: string, data: object) => fixture.shop.db.doc(path).set(data),
    stored: async (path: string) => (await fixture.shop.db.doc(path).get()).data(),
    run: async (...words: string[]): Promise<string> => {
      await createProgram(() => fixture.shop)
        .exitOverride()
        .parseAsync(words, { from: 'user' });
      return fixture.printed.join('\n');
    },
    /** `run` with an action of staff. */
    act: (name: string, input: object): Promise<string> =>
      fixture.run('run', name, '--json', JSON.stringify(input)),
    /** Writes a file with this text, or with this value as JSON, and returns its path. */
    file: (name: string, value: unknown): string => {
      const path = join(folder, name);
      writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
      return path;
    },
  };
  let close: () => Promise<void>;

  beforeAll(async () => {
    const server = await startFirestore({ port: 0 });
    const stack = {
      projectId: 'demo-operator',
      firestore: `127.0.0.1:${server.port}`,
      auth: '127.0.0.1:1',
      web: 'http://shop.example',
    };
    writeFileSync(join(folder, 'stack.json'), JSON.stringify(stack));
    fixture.shop = connect({ data: folder });
    close = () => server.close();
  });

  afterAll(async () => {
    await fixture.shop.db.terminate();
    await close();
  });

  beforeEach(async () => {
    fixture.printed = [];
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00+11:00'), toFake: ['Date'] });
    vi.spyOn(console, 'log').mockImplementation((line: string) => void fixture.printed.push(line));
    for (const collection of await fixture.shop.db.listCollections()) {
      await fixture.shop.db.recursiveDelete(collection);
    }
    await fixture.put('manages/categories', { soup: { id: 'soup', name: '국', order: 1 } });
    await fixture.put('manages/menus', { stew: menu('김치찌개', 30), cake: menu('떡', 25) });
    await fixture.put('dates/activeDates', {
      [dateId]: {
        deliveryDate: 1795482000000,
        finishDate: 1795327200000,
        orderDone: false,
        active: true,
        day: '화요일',
        menus: { stew: true, cake: true },
        menuLimitForPerson: {},
      },
    });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    process.exitCode = undefined;
  });

  return fixture;
}
