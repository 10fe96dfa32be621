import type { Rule } from 'eslint';
import { features, lackingBrowsers } from './browser-support.ts';

/** The parts of JSX nodes that are looked at; ESLint's own types leave JSX out. */
interface OpeningElement {
  readonly name: { readonly type: string; readonly name: string };
  readonly attributes: readonly Attribute[];
}
interface Attribute {
  readonly type: string;
  readonly name: { readonly type: string; readonly name: string };
  readonly value: { readonly type: string; readonly value?: unknown } | null;
}

/** HTML elements, attributes and literal attribute values that one of the oldest browsers lacks. */
export const newerMarkupRule: Rule.RuleModule = {
  create: (context) => ({
    JSXOpeningElement(node: Rule.Node) {
      const { name: element, attributes } = node as unknown as OpeningElement;
      if (element.type !== 'JSXIdentifier' || !/^[a-z]/.test(element.name)) return;
      const report = (at: unknown, words: string, lackedBy: readonly string[]) => {
        if (lackedBy.length === 0) return;
        const message = `${words} is lacking in ${lackedBy.join(', ')}`;
        context.report({ node: at as Rule.Node, message });
      };
      const tag = features.html.elements?.[element.name];
      if (tag) report(node, `<${element.name}>`, lackingBrowsers(tag));
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue;
        // React writes them in camel case, the data as HTML has them.
        const name = attribute.name.name.toLowerCase();
        const found = tag?.[name] ?? features.html.global_attributes?.[name];
        if (!found) continue;
        report(attribute, `${element.name}[${name}]`, lackingBrowsers(found));
        const value =
          attribute.value?.type === 'Literal' ? String(attribute.value.value) : undefined;
        const known = value === undefined ? undefined : (found[value] ?? tag?.[`${name}_${value}`]);
        if (known) report(attribute, `${element.name}[${name}="${value}"]`, lackingBrowsers(known));
      }
    },
  }),
};
