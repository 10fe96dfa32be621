/**
 * The local stand-in for Cloud Storage: stores and serves photos with the Web SDK's protocol, under the
 * conditions of storage.rules. Usage: main.ts --port N --folder FOLDER --rules storage.rules
 */
import { readFileSync } from 'node:fs';
import { readArguments, serve } from '../local-http/serve.ts';
import { storageRoutes } from './routes.ts';

const { port, folder = '', rules = '' } = readArguments(['folder', 'rules']);
await serve(port, storageRoutes(folder, readFileSync(rules, 'utf8')));
console.log(`Storage on http://127.0.0.1:${port}`);
