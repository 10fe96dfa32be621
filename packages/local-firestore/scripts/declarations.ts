/**
 * Makes one declaration file of an entry: what it exports and what that refers to, from the many that the
 * compiler writes. It imports nothing, so that it compiles for whoever installs the package, with any settings.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One file as the compiler writes it: every statement begins at the start of a line. */
interface Source {
  /** The text of each declaration, with its comment. */
  readonly declared: ReadonlyMap<string, string>;
  /** Where other names come from: imports and exports of other files. */
  readonly from: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
  readonly exported: readonly string[];
}

const DECLARATION =
  /^(?:export )?(?:declare )?(?:abstract )?(?:class|interface|type|const|function) (\w+)/m;
const FROM = /^(import|export) (?:type )?\{([^}]*)\} from '([^']+)';$/m;

/** The declarations of the file `entry`, `export` only before those that it exports. */
export function declarationsOf(entry: string): string {
  const sources = new Map<string, Source>();
  const read = (file: string): Source => {
    const known = sources.get(file) ?? readSource(file);
    sources.set(file, known);
    return known;
  };
  const needed = new Map<string, { file: string; text: string }>();
  const need = (file: string, name: string): void => {
    const { declared, from } = read(file);
    const other = from.get(name);
    if (other) {
      if (other.name !== name) throw new Error(`${file} renames ${other.name}.`);
      if (!other.file.endsWith('.d.ts')) throw new Error(`${file} needs ${other.file}.`);
      need(other.file, name);
      return;
    }
    const text = declared.get(name);
    if (text === undefined) return;
    const before = needed.get(name);
    if (before && before.file !== file) throw new Error(`${before.file}, ${file}: two ${name}.`);
    if (before) return;
    needed.set(name, { file, text });
    const words = text.replace(/\/\*\*[\s\S]*?\*\//g, '').match(/\b[A-Za-z_]\w*\b/g) ?? [];
    for (const word of words) if (declared.has(word) || from.has(word)) need(file, word);
  };
  const { exported } = read(entry);
  for (const name of exported) need(entry, name);
  const texts = [...needed].map(([name, { text }]) => {
    const bare = text.replace(/^export /m, '');
    return exported.includes(name) ? bare.replace(DECLARATION, 'export $&') : bare;
  });
  return `${texts.join('\n\n')}\n\nexport {};\n`;
}

function readSource(file: string): Source {
  const declared = new Map<string, string>();
  const from = new Map<string, { file: string; name: string }>();
  const exported: string[] = [];
  for (const statement of statementsOf(readFileSync(file, 'utf8'))) {
    const [, keyword, names = '', path = ''] = FROM.exec(statement) ?? [];
    if (keyword !== undefined) {
      const isOwn = path.startsWith('.');
      const other = isOwn ? join(dirname(file), path.replace(/\.ts$/, '.d.ts')) : path;
      for (const each of names.split(',').map((name) => name.trim().replace(/^type /, ''))) {
        const [name = '', alias = name] = each.split(' as ');
        if (name === '') continue;
        from.set(alias, { file: other, name });
        if (keyword === 'export') exported.push(alias);
      }
      continue;
    }
    const name = DECLARATION.exec(statement)?.[1];
    if (name === undefined) continue;
    declared.set(name, statement);
    if (/^export /m.test(statement)) exported.push(name);
  }
  return { declared, from, exported };
}

/** Statements with the comments before them. */
function statementsOf(text: string): string[] {
  const statements: string[] = [];
  let lines: string[] = [];
  for (const line of text.trimEnd().split('\n')) {
    lines.push(line);
    // Only the last line of a statement begins with a letter or a brace, and ends with a semicolon or a brace.
    if (/^[a-z}]/.test(line) && /[;}]$/.test(line)) {
      statements.push(lines.join('\n'));
      lines = [];
    }
  }
  return statements;
}
