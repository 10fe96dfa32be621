import type { Rolldown } from 'vite';

export interface ModuleFiles {
  /** URLs of the scripts in addition to those that every page loads. */
  readonly scripts: readonly string[];
  /** Names of all its style sheets, the page's own first. */
  readonly styles: readonly string[];
}

/** The built files that the module whose path ends with `module` needs. Throws when no chunk contains it. */
export function filesOf(bundle: Rolldown.OutputBundle, module: string): ModuleFiles {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (!chunk) throw new Error(`no chunk holds ${module}`);

  const withImports = (name: string): string[] => [
    ...(byName.get(name)?.imports ?? []).flatMap(withImports),
    name,
  ];
  const present = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => withImports(fileName)),
  );
  const needed = new Set([...present, ...withImports(chunk.fileName)]);
  const styles = [...needed].flatMap((name) => [
    ...(byName.get(name)?.viteMetadata?.importedCss ?? []),
  ]);
  return {
    scripts: [...needed].filter((name) => !present.has(name)).map((name) => `/${name}`),
    styles: [...new Set(styles)],
  };
}
