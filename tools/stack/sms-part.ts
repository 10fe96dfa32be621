import { join } from 'node:path';
import type { Addresses, Ports } from './addresses.ts';
import { childPart } from './child-part.ts';
import { REPOSITORY } from './options.ts';
import type { Part } from './part.ts';

/** The stand-in for the SMS provider. */
export function smsPart(ports: Ports, addresses: Addresses): Part {
  const { dataDir } = addresses;
  const file = join(dataDir, 'sms/outbox.jsonl');
  return childPart({
    name: 'SMS outbox',
    args: [
      join(REPOSITORY, 'tools/sms-outbox/main.ts'),
      ...['--port', String(ports.sms), '--file', file],
    ],
    cwd: REPOSITORY,
    env: {},
    logFile: join(dataDir, 'logs/sms.log'),
    isReady: async () => (await fetch(`${addresses.sms}/`)).ok,
  });
}
