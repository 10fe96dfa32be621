import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Addresses, Ports } from './addresses.ts';
import { childPart } from './child-part.ts';
import { REPOSITORY } from './options.ts';
import type { Part } from './part.ts';
import { webSettings } from './web-settings.ts';

/** The web app by Vite: the dev server, or with `built` a production build of this moment. */
export function webPart(ports: Ports, addresses: Addresses, built: boolean): Part {
  const outDir = join(addresses.dataDir, 'web');
  return childPart({
    name: 'Web app',
    args: built
      ? [join(import.meta.dirname, 'serve-build.ts'), outDir, String(ports.web)]
      : [viteProgram(), '--host', '127.0.0.1', '--port', String(ports.web), '--strictPort'],
    cwd: REPOSITORY,
    env: {
      ...webSettings({ firestore: addresses.firestore, auth: `http://${addresses.auth}` }),
      // For Vite's proxy: the page calls the functions on its own origin, as hosting's rewrites have it.
      FUNCTIONS_URL: addresses.functions,
      VITE_CACHE_DIR: join(addresses.dataDir, 'vite'),
    },
    logFile: join(addresses.dataDir, 'logs/web.log'),
    isReady: async () => (await fetch(`http://127.0.0.1:${ports.web}/`)).ok,
  });
}

function viteProgram(): string {
  const manifest = fileURLToPath(import.meta.resolve('vite/package.json'));
  return join(dirname(manifest), 'bin/vite.js');
}
