import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REPOSITORY, readOptions } from './options.ts';

describe('readOptions', () => {
  test('without arguments: the usual port, data in .local, kept', () => {
    expect(readOptions([], {})).toEqual({
      webPort: 5173,
      dataDir: join(REPOSITORY, '.local'),
      fresh: false,
      built: false,
      build: undefined,
      withoutWeb: false,
      withoutJobs: false,
      officialFirestore: false,
      endWithParent: false,
      help: false,
    });
  });

  test('another port has data of its own, unless a folder is named', () => {
    expect(readOptions(['--port', '5273'], {}).dataDir).toBe(join(REPOSITORY, '.local/5273'));
    expect(readOptions(['--port', '5273', '--data', '/tmp/x'], {}).dataDir).toBe('/tmp/x');
  });

  test.each(['80', '65530', '5173.5', 'web', ''])('refuses port "%s"', (port) => {
    expect(() => readOptions(['--port', port], {})).toThrow('--port takes a whole number');
  });

  test('refuses an unknown option', () => {
    expect(() => readOptions(['--fersh'], {})).toThrow('--fersh');
    expect(() => readOptions([], { FIRESTORE: 'offical' })).toThrow('"offical"');
  });

  test('FIRESTORE=official selects the official emulator', () => {
    expect(readOptions([], { FIRESTORE: 'official' }).officialFirestore).toBe(true);
    expect(readOptions([], { FIRESTORE: 'local' }).officialFirestore).toBe(false);
  });
});
