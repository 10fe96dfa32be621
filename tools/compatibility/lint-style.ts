import type { Identifier } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';
import { browserslistToTargets, transform } from 'lightningcss';
import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import valueParser from 'postcss-value-parser';
import { SourceMapConsumer } from 'source-map-js';
import { browserslistQueries, features, lackingBrowsers } from './browser-support.ts';
import type { Finding } from './finding.ts';

const { 'at-rules': atRules = {}, properties = {}, selectors = {}, types = {} } = features.css;
const targets = browserslistToTargets(browserslist(browserslistQueries));
/** Functions and keywords that any property may take; `linear()` stands under another name. */
const everywhere: Record<string, Identifier> = {
  ...types.color,
  ...types['easing-function'],
  ...types,
};

/**
 * What one of the oldest browsers lacks of a style sheet, after Lightning CSS has lowered it for them as
 * the build does: nesting, `light-dark()` and the like don't count. A line is that of the declaration,
 * or where that cannot be told that of its rule.
 */
export function lintStyle(file: string, text: string): Finding[] {
  const { code, map } = transform({
    filename: file,
    code: Buffer.from(text),
    targets,
    cssModules: file.endsWith('.module.css'),
    sourceMap: true,
  });
  const source = new SourceMapConsumer(JSON.parse(map?.toString() ?? ''));
  const lines = text.split('\n');
  const found: Finding[] = [];
  const report = (at: AtRule | Rule | Declaration, words: string, feature?: Identifier) => {
    const lackedBy = feature ? lackingBrowsers(feature) : [];
    if (lackedBy.length === 0 || isAskedFor(at, words)) return;
    const holder = at.type === 'decl' ? at.parent : at;
    const { line = 1, column = 1 } = holder?.source?.start ?? {};
    const start = source.originalPositionFor({ line, column: column - 1 }).line ?? 1;
    const name = at.type === 'decl' ? `${at.prop}:` : '';
    const offset = lines.slice(start - 1).findIndex((one) => one.includes(name));
    const message = `${words} is lacking in ${lackedBy.join(', ')}`;
    found.push({ file, line: start + Math.max(offset, 0), message });
  };
  postcss.parse(code.toString()).walk((node) => {
    if (node.type === 'decl') lintDeclaration(node, (...what) => report(node, ...what));
    if (node.type === 'atrule') lintAtRule(node, (...what) => report(node, ...what));
    if (node.type === 'rule' && !(node.parent as AtRule | undefined)?.name?.endsWith('keyframes')) {
      selectorParser((root) =>
        root.walkPseudos(({ value }) => {
          report(node, value, selectors[value.replace(/^::?/, '')]);
        }),
      ).processSync(node.selector);
    }
  });
  return found;
}

type Report = (words: string, feature?: Identifier) => void;

function lintDeclaration({ prop, value, parent }: Declaration, report: Report): void {
  // Prefixed ones are there for old browsers; a custom property's value shows where it is used.
  if (prop.startsWith('-')) return;
  if (parent?.some((one) => one.type === 'decl' && one.prop === `-webkit-${prop}`)) return;
  const { name = '' } = parent as Partial<AtRule>;
  const property = atRules[name]?.[prop] ?? properties[prop];
  if (property && lackingBrowsers(property).length > 0) {
    report(prop, property);
    return;
  }
  valueParser(value).walk((part) => {
    if (part.type !== 'word' && part.type !== 'function') return;
    const words = part.type === 'function' ? `${prop}: ${part.value}()` : `${prop}: ${part.value}`;
    const unit = valueParser.unit(part.value);
    if (unit) report(words, unitFeature(unit.unit));
    else if (part.type === 'word') report(words, property?.[part.value]);
    else report(words, everywhere[`${part.value}-function`] ?? everywhere[part.value]);
  });
}

function lintAtRule({ name, params }: AtRule, report: Report): void {
  const rule = atRules[name];
  report(`@${name}`, rule);
  if (name !== 'media') return;
  for (const [, feature = ''] of params.matchAll(/\(\s*([a-z-]+)/g)) {
    report(`@media (${feature})`, rule?.[feature.replace(/^(min|max)-/, '')]);
  }
  if (/[<>]/.test(params)) report('@media range', rule?.range_syntax);
}

function unitFeature(unit: string): Identifier | undefined {
  const length = types.length ?? {};
  if (/^cq/.test(unit)) return length.container_query_length_units;
  const viewport = { d: 'dynamic', l: 'large', s: 'small' }[/^([dls])v/.exec(unit)?.[1] ?? ''];
  return viewport ? length[`viewport_percentage_units_${viewport}`] : length[unit];
}

/** Inside an `@supports` that speaks of it. */
function isAskedFor(node: postcss.Node, words: string): boolean {
  const name = words.split(/[:(]/).find((part) => part !== '') ?? words;
  for (let at = node.parent; at; at = at.parent) {
    const { name: rule, params } = at as AtRule;
    if (rule === 'supports' && params.includes(name)) return true;
  }
  return false;
}
