import { build } from 'esbuild';
import type { Rolldown } from 'vite';
import { firestoreAddresses } from '../../../src/domain/store/firestore-addresses.ts';
import type { StartSettings } from '../../../src/start/start.ts';
import { filesOf } from './bundle-files.ts';
import { buildTarget } from './oldest-browsers.ts';

/** Modules of the screens, by the first segment of their addresses. */
const screens: Record<string, string> = {
  '': '/src/routes/language-select.tsx',
  'date-select': '/src/routes/date-select.tsx',
  'date-detail': '/src/routes/date-detail.tsx',
  inputAddr: '/src/routes/input-addr.tsx',
  msg: '/src/routes/message.tsx',
  'view-invoice': '/src/routes/view-invoice.tsx',
  privacy: '/src/routes/privacy.tsx',
};

/** Modules of who is signed in, and of their orders. */
const account = ['/src/data/firebase/auth.ts', '/src/data/firebase/transactions.ts'];

const orderSheet = '/src/features/ordering/basket/basket-order-dialog.tsx';

/** Id of the tag with the settings, which stands before the script. */
export const settingsId = 'start-settings';

/**
 * src/start/start.ts with its settings, as tags for the head of a page. On the dev server `bundle` is
 * undefined, and there are no files to preload.
 */
export async function startTags(
  env: Record<string, string>,
  bundle?: Rolldown.OutputBundle,
): Promise<string> {
  return `<link rel="preconnect" href="${firestoreAddresses(env).origin}" crossorigin>
    ${jsonTag(settingsId, startSettings(env, bundle))}
    <script>${await startScript()}</script>`;
}

/** A tag with JSON data for a script of the page. */
function jsonTag(id: string, data: object): string {
  // A "</script>" in the data would end the tag early.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

function startSettings(env: Record<string, string>, bundle?: Rolldown.OutputBundle): StartSettings {
  const { root, batchGet } = firestoreAddresses(env);
  const scripts = (module: string) => (bundle ? [...filesOf(bundle, module).scripts] : []);
  // With its styles: its code waits for them.
  const files = (module: string) =>
    bundle ? [...scripts(module), ...filesOf(bundle, module).styles.map((name) => `/${name}`)] : [];
  const ofScreens = Object.fromEntries(
    Object.entries(screens).map(([name, module]) => [name, scripts(module)]),
  );
  const menus = files(screens['date-detail'] ?? '');
  return {
    read: batchGet,
    root,
    screens: ofScreens,
    account: [...new Set(account.flatMap(scripts))],
    orderSheet: files(orderSheet).filter((file) => !menus.includes(file)),
    phrases: { en: scripts('/src/i18n/en/english.ts') },
  };
}

/** The script's text does not depend on the settings, so that firebase.json can contain its hash. */
export async function startScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { start } from './src/start/start.ts';
        start(JSON.parse(document.getElementById('${settingsId}').textContent), location.pathname);`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    format: 'iife',
    minify: true,
    charset: 'utf8',
    target: buildTarget,
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
