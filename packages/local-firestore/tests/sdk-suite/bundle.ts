import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { modulesWith } from '../support/modules.ts';

/**
 * Replaces the SDK's sources with the published SDK, and config/project.json, which is not in the SDK's
 * repository, with a project id.
 */
const replacements: Plugin = {
  name: 'published SDK',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/firebase_export$/ }, () => ({
      path: join(import.meta.dirname, 'firebase-export.ts'),
    }));
    onResolve({ filter: /config\/project\.json$/ }, () => ({ path: 'project', namespace: 'own' }));
    onLoad({ filter: /.*/, namespace: 'own' }, () => ({
      contents: '{"projectId": "test-emulator"}',
      loader: 'json',
    }));
  },
};

/** Bundles one file of the suite for the server at `port`. `tools`: a folder with mocha and chai. */
export async function bundle(
  file: string,
  platform: 'node' | 'browser',
  port: number,
  tools: string,
  outfile: string,
): Promise<void> {
  const env = { FIRESTORE_TARGET_BACKEND: 'emulator', FIRESTORE_EMULATOR_PORT: String(port) };
  const defined = Object.entries(env).map(([name, value]) => [
    `process.env.${name}`,
    JSON.stringify(value),
  ]);
  await build({
    // Some files rely on another file to have installed chai-as-promised.
    stdin: {
      contents: `import { use } from 'chai'; import promised from 'chai-as-promised'; use(promised);
        require(${JSON.stringify(file)});`,
      resolveDir: dirname(file),
    },
    outfile,
    bundle: true,
    platform,
    format: platform === 'node' ? 'cjs' : 'iife',
    logLevel: 'error',
    nodePaths: [join(tools, 'node_modules'), modulesWith('firebase')],
    plugins: [replacements],
    tsconfigRaw: '{}',
    ...(platform === 'node' && { external: ['firebase/*', '@firebase/*'] }),
    define: {
      ...Object.fromEntries(defined),
      ...(platform === 'browser' && { 'process.env': '{}', global: 'globalThis' }),
    },
  });
}
