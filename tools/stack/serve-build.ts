/**
 * Builds the web app and serves the result; run as a process of its own by the web part.
 * Usage: node serve-build.ts <out folder> <port>
 */
import { build, preview } from 'vite';

const [outDir, port] = process.argv.slice(2);
if (outDir === undefined || port === undefined) throw new Error('usage: serve-build.ts DIR PORT');

await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });
await preview({
  build: { outDir },
  preview: { host: '127.0.0.1', port: Number(port), strictPort: true },
});
