/**
 * Serves a build of the web app as hosting does; the web part runs this as a separate process. Usage: node
 * serve-build.ts DIR PORT [--build]; with --build it builds into DIR first.
 */

import { localOriginsOf } from '../hosting/hosting-settings.ts';
import { serveHosting } from '../hosting/serve-hosting.ts';

const [dir, port, ...flags] = process.argv.slice(2);
if (dir === undefined || port === undefined) {
  throw new Error('usage: serve-build.ts DIR PORT [--build]');
}

if (flags.includes('--build')) {
  const { build } = await import('vite');
  await build({ logLevel: 'warn', build: { outDir: dir, emptyOutDir: true } });
}
await serveHosting(dir, {
  port: Number(port),
  localOrigins: localOriginsOf(process.env),
  functions: process.env.FUNCTIONS_URL,
});
