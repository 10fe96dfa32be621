import { transformSync } from 'esbuild';
import { Linter, type Rule } from 'eslint';
import compat from 'eslint-plugin-compat';
import esX from 'eslint-plugin-es-x';
import { SourceMapConsumer } from 'source-map-js';
import { browserslistQueries } from './browser-support.ts';
import { ecmascriptRules } from './ecmascript.ts';
import type { Finding } from './finding.ts';
import { isGuarded } from './guards.ts';
import { inlineScripts } from './inline-scripts.ts';
import { newerMarkupRule } from './newer-markup-rule.ts';
import { newerNamesRule } from './newer-names-rule.ts';

const linter = new Linter();
const config: Linter.Config = {
  languageOptions: { sourceType: 'module', parserOptions: { ecmaFeatures: { jsx: true } } },
  // No comment in the code switches a rule off: what stands for good is listed with its reason.
  linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
  settings: {
    browsers: browserslistQueries,
    // The language's own functions are left to es-x.
    polyfills: ['es:all'],
    // The plugin takes any `if` for a guard; `minded` below looks what it asks.
    ignoreConditionalChecks: true,
  },
  plugins: {
    compat: { rules: minded(compat.rules) },
    'es-x': { rules: minded(esX.rules) },
    shop: { rules: { names: newerNamesRule, markup: newerMarkupRule } },
  },
  rules: {
    ...ecmascriptRules,
    'compat/compat': 'error',
    'shop/names': 'error',
    'shop/markup': 'error',
  },
};

/**
 * What one of the oldest browsers lacks of `text`, the contents of a .ts, .tsx or .html file. Types are
 * stripped first: no parser of ESLint's reads this version of TypeScript.
 */
export function lintScript(file: string, text: string): Finding[] {
  const { code, map } = transformSync(file.endsWith('.html') ? inlineScripts(text) : text, {
    loader: file.endsWith('.tsx') ? 'tsx' : 'ts',
    jsx: 'preserve',
    // As it stands: what the build lowers is checked on the built files.
    target: 'esnext',
    sourcefile: file,
    sourcemap: 'external',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  });
  const source = new SourceMapConsumer(JSON.parse(map));
  const found = linter.verify(code, config).map(({ ruleId, line, column, message }) => {
    if (ruleId === null) throw new Error(`${file}: ${message}`);
    const at = source.originalPositionFor({ line, column: column - 1 });
    return { file, line: at.line ?? 1, message };
  });
  return found.filter(firstOfItsLine);
}

/** Several rules may know of the same use. */
function firstOfItsLine({ line }: Finding, index: number, all: readonly Finding[]): boolean {
  return all.findIndex((other) => other.line === line) === index;
}

/** The same rules, but silent where the code asks for the feature before it uses it. */
function minded(rules: Record<string, unknown>): Record<string, Rule.RuleModule> {
  return Object.fromEntries(
    Object.entries(rules as Record<string, Rule.RuleModule>).map(([id, rule]) => [
      id,
      { ...rule, create: (context) => rule.create(withGuards(context)) },
    ]),
  );
}

function withGuards(context: Rule.RuleContext): Rule.RuleContext {
  const report: Rule.RuleContext['report'] = (descriptor) => {
    const node = 'node' in descriptor ? (descriptor.node as Rule.Node) : undefined;
    const name = node && nameOf(node);
    const guarded = name && isGuarded(node, name, (part) => context.sourceCode.getText(part));
    if (!guarded) context.report(descriptor);
  };
  return Object.create(context, { report: { value: report } }) as Rule.RuleContext;
}

/** The feature that a reported node names. */
function nameOf(node: Rule.Node): string | undefined {
  switch (node.type) {
    case 'Identifier':
      return node.name;
    case 'MemberExpression':
      return nameOf(node.property as Rule.Node);
    case 'CallExpression':
    case 'NewExpression':
      return nameOf(node.callee as Rule.Node);
    default:
      return undefined;
  }
}
