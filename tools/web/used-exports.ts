import {
  type ExportNamedDeclaration,
  type Identifier,
  type Node,
  type Program,
  parse,
} from 'acorn';
import { full, simple } from 'acorn-walk';
import type { Plugin } from 'vite';

/**
 * What the shop uses of packages that are one file and hang properties on their classes and functions by
 * statements of their own (`X.propTypes = …`, `defineProperty(X, …)`): a bundler keeps every X for them,
 * 30 kB gzipped. By the end of a module's path.
 */
const used: Readonly<Record<string, readonly string[]>> = {
  '/node_modules/@react-google-maps/api/dist/esm.js': ['useJsApiLoader'],
  '/node_modules/downshift/dist/downshift.esm.mjs': ['useCombobox'],
};

/** Leaves of these packages, in a build, what the shop uses. */
export function usedExports(): Plugin {
  return {
    name: 'used-exports',
    apply: 'build',
    transform(code, id) {
      const path = Object.keys(used).find((end) => id.endsWith(end));
      return path === undefined ? null : { code: withOnly(code, used[path] ?? []), map: null };
    },
  };
}

interface Statement {
  readonly text: string;
  /** Names that it brings into the module. */
  readonly declares: readonly string[];
  /** Names that it writes to, or hands to a function as what to work on. */
  readonly changes: readonly string[];
  /** Every name in it. */
  readonly mentions: readonly string[];
}

/**
 * The module `code` with the exports `names` only: the statements that declare or change a name that
 * something kept mentions. Names inside functions count too, so that too much stays rather than too little.
 * @throws if the module doesn't list one of the names in an `export { … }`.
 */
export function withOnly(code: string, names: readonly string[]): string {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const lists = program.body.filter((node) => node.type === 'ExportNamedDeclaration');
  const exported = names.map((name) => ({ name, local: localName(lists, name) }));
  const kept = needed(
    statementsOf(code, program),
    exported.map(({ local }) => local),
  );
  const list = exported.map(({ name, local }) => `${local} as ${name}`).join(', ');
  return [...kept.map(({ text }) => text), `export { ${list} };`].join('\n');
}

function localName(lists: readonly ExportNamedDeclaration[], name: string): string {
  for (const { exported, local } of lists.flatMap(({ specifiers }) => specifiers)) {
    if (exported.type === 'Identifier' && exported.name === name && local.type === 'Identifier') {
      return local.name;
    }
  }
  throw new Error(`a module that is cut to what is used has no export ${name}`);
}

function statementsOf(code: string, { body }: Program): Statement[] {
  return body
    .filter(({ type }) => type !== 'ExportNamedDeclaration')
    .map((node) => ({
      text: code.slice(node.start, node.end),
      declares: declaredBy(node),
      changes: changedBy(node),
      mentions: namesIn(node),
    }));
}

/** The statements that the names `wanted` need, in their order. */
function needed(statements: readonly Statement[], wanted: readonly string[]): Statement[] {
  const names = new Set(wanted);
  const kept = new Set<Statement>();
  let grown = true;
  while (grown) {
    const found = statements.filter(
      (statement) =>
        !kept.has(statement) &&
        [...statement.declares, ...statement.changes].some((name) => names.has(name)),
    );
    for (const statement of found) {
      kept.add(statement);
      for (const name of statement.mentions) names.add(name);
    }
    grown = found.length > 0;
  }
  return statements.filter((statement) => kept.has(statement));
}

function declaredBy(node: Program['body'][number]): string[] {
  switch (node.type) {
    case 'ImportDeclaration':
      return node.specifiers.map(({ local }) => local.name);
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return [node.id.name];
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id }) => namesIn(id));
    default:
      return [];
  }
}

function changedBy(node: Program['body'][number]): string[] {
  if (node.type !== 'ExpressionStatement') return [];
  const changed: string[] = [];
  simple(node, {
    AssignmentExpression({ left }) {
      changed.push(...namesIn(left));
    },
    CallExpression({ arguments: [first] }) {
      if (first) changed.push(...namesIn(first));
    },
  });
  return changed;
}

function namesIn(node: Node): string[] {
  const names: string[] = [];
  full(node, (part) => {
    if (part.type === 'Identifier') names.push((part as Identifier).name);
  });
  return names;
}
