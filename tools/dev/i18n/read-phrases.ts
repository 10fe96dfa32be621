import { parseSync } from 'vite';

/** One phrase of a translation table: Korean key, English text. */
export interface Entry {
  readonly key: string;
  readonly text: string;
  readonly place: string;
}

/** The texts in a source file, and the phrases that it translates. */
export interface Uses {
  readonly texts: readonly { readonly text: string; readonly place: string }[];
  readonly calls: readonly {
    readonly key: string;
    readonly counts: boolean;
    readonly place: string;
  }[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [member: string]: unknown;
}

/** The phrases of a table file: all members with a text in its object literals. */
export function readTable(file: string, source: string): Entry[] {
  const entries: Entry[] = [];
  walk(parse(file, source), (node) => {
    if (node.type !== 'Property') return;
    const key = keyOf(node.key as Node);
    const text = textOf(node.value as Node);
    if (key !== undefined && text !== undefined) {
      entries.push({ key, text, place: placeOf(file, source, node) });
    }
  });
  return entries;
}

/** Texts and translation calls (`t('…')`, `i18n.t('…')`) of a source file. */
export function readUses(file: string, source: string): Uses {
  const texts: { text: string; place: string }[] = [];
  const calls: { key: string; counts: boolean; place: string }[] = [];
  walk(parse(file, source), (node) => {
    const place = placeOf(file, source, node);
    const text = node.type === 'TemplateElement' ? cookedOf(node) : textOf(node);
    if (text?.trim()) texts.push({ text: text.trim(), place });
    if (node.type !== 'CallExpression' || !isTranslate(node.callee as Node)) return;
    const [first, second] = node.arguments as Node[];
    const key = first && textOf(first);
    if (key !== undefined) calls.push({ key, counts: hasCount(second), place });
  });
  return { texts, calls };
}

function parse(file: string, source: string): Node {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join()}`);
  return program as unknown as Node;
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit);
  } else if (isNode(value)) {
    visit(value);
    for (const member of Object.values(value)) walk(member, visit);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The text of a string literal, a template without expressions, or JSX text. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'JSXText') return String(node.value);
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis = node.quasis as Node[];
  return quasis.length === 1 && quasis[0] ? cookedOf(quasis[0]) : undefined;
}

function cookedOf(element: Node): string {
  return String((element.value as { cooked: string }).cooked);
}

function keyOf(node: Node): string | undefined {
  return node.type === 'Identifier' ? String(node.name) : textOf(node);
}

function isTranslate(callee: Node): boolean {
  const name = callee.type === 'MemberExpression' ? (callee.property as Node) : callee;
  return name.type === 'Identifier' && name.name === 't';
}

function hasCount(options: Node | undefined): boolean {
  if (options?.type !== 'ObjectExpression') return false;
  return (options.properties as Node[]).some(
    (property) => property.type === 'Property' && keyOf(property.key as Node) === 'count',
  );
}

function placeOf(file: string, source: string, node: Node): string {
  return `${file}:${source.slice(0, node.start).split('\n').length}`;
}
