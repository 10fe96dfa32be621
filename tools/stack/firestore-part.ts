import { join } from 'node:path';
import type { Ports } from './addresses.ts';
import { childPart } from './child-part.ts';
import { REPOSITORY } from './options.ts';
import type { Part } from './part.ts';

/** The local Firestore server (packages/local-firestore), with its data on disk. */
export function firestorePart(ports: Ports, dataDir: string): Part {
  return childPart({
    name: 'Firestore',
    args: [
      join(REPOSITORY, 'node_modules/.bin/local-firestore'),
      '--port',
      String(ports.firestore),
      '--data',
      join(dataDir, 'firestore'),
      '--rules',
      join(REPOSITORY, 'firestore.rules'),
    ],
    cwd: REPOSITORY,
    env: {},
    logFile: join(dataDir, 'logs/firestore.log'),
    isReady: async () => (await fetch(`http://127.0.0.1:${ports.firestore}/`)).ok,
  });
}
