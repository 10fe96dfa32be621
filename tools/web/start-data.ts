import type { Rolldown } from 'vite';

/** What the small script in index.html needs before any of the shop's code is there. */
export interface StartData {
  /** Where public documents are read, with the key. */
  read: string;
  /** What a document's path is appended to, after a slash. */
  root: string;
  /** By the first part of the address. */
  screens: Record<string, { documents?: string[]; files: string[] }>;
  /** Files of the English words. */
  english: string[];
  /** The shop's own script and the files that it needs at once; missing in the dev server. */
  main?: { entry: string; files: string[] };
  /** The page shows its screen already: it is painted before the script shares its connection. */
  written: boolean;
}

/** Screens that read public documents at once, by the first part of their address, with their code. */
const screens: Record<string, { file: string; documents?: string[] }> = {
  '': { file: '/src/routes/language-select.tsx' },
  'date-select': {
    file: '/src/routes/date-select.tsx',
    documents: ['dates/activeDates', 'common/gongji'],
  },
  'date-detail': {
    file: '/src/routes/date-detail.tsx',
    documents: ['dates/activeDates', 'manages/menus', 'manages/categories', 'common/point'],
  },
  inputAddr: { file: '/src/routes/input-addr.tsx' },
  msg: { file: '/src/routes/message.tsx' },
  'view-invoice': { file: '/src/routes/view-invoice.tsx' },
};

/** `bundle` is missing in the dev server, which has no files to fetch ahead. */
export function startData(env: Record<string, string>, bundle?: Rolldown.OutputBundle): StartData {
  const root = `projects/${env.VITE_FIREBASE_PROJECT_ID ?? ''}/databases/(default)/documents`;
  const key = encodeURIComponent(env.VITE_FIREBASE_API_KEY ?? '');
  return {
    read: `${firestoreOrigin(env)}/v1/${root}:batchGet?key=${key}`,
    root,
    screens: Object.fromEntries(
      Object.entries(screens).map(([name, { file, documents }]) => [
        name,
        { ...(documents && { documents }), files: bundle ? filesOf(bundle, file) : [] },
      ]),
    ),
    english: bundle ? filesOf(bundle, '/src/i18n/en/english.ts') : [],
    written: false,
  };
}

export function firestoreOrigin(env: Record<string, string>): string {
  const local = env.VITE_FIRESTORE_HOST;
  return local ? `http://${local}` : 'https://firestore.googleapis.com';
}

/** The script and style files that a module needs beyond the page's own, as addresses. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (!own) throw new Error(`no chunk holds ${module}`);
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const closure = (names: readonly string[]): Set<string> => {
    const found = new Set<string>();
    const add = (name: string) => {
      if (found.has(name)) return;
      found.add(name);
      for (const next of byName.get(name)?.imports ?? []) add(next);
    };
    names.forEach(add);
    return found;
  };
  const present = closure(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  const wanted = [...closure([own.fileName])].filter((name) => !present.has(name));
  const styles = wanted.flatMap((name) => [...(byName.get(name)?.viteMetadata?.importedCss ?? [])]);
  return [...new Set([...styles, ...wanted])].map((name) => `/${name}`);
}

/** The style sheets that a module's screen shows with, the page's own first. */
export function stylesOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  return filesOf(bundle, module)
    .filter((file) => file.endsWith('.css'))
    .map((file) => file.slice(1));
}
