import type { Rule } from 'eslint';
import { isGuarded } from './guards.ts';
import {
  type NewerName,
  newerEvents,
  newerGlobals,
  newerMembers,
  newerStatic,
} from './newer-names.ts';

/**
 * Names of Web interfaces that one of the oldest browsers lacks, on whatever object they are used: a
 * linter of single files knows no types. Finds what eslint-plugin-compat, which looks at globals and
 * their direct members only, cannot: `dialog.showPopover()`, `element.addEventListener('scrollend')`.
 */
export const newerNamesRule: Rule.RuleModule = {
  create(context) {
    const { sourceCode } = context;
    const report = (node: Rule.Node, name: string, found: NewerName | undefined) => {
      if (!found?.lackedBy.length || isGuarded(node, name, (part) => sourceCode.getText(part)))
        return;
      const message = `${name} (${found.owners.join(', ')}) is lacking in ${found.lackedBy.join(', ')}`;
      context.report({ node, message });
    };
    return {
      MemberExpression(node) {
        const { object, property, computed } = node;
        if (computed || property.type !== 'Identifier') return;
        const owner = object.type === 'Identifier' ? object.name : '';
        const found = newerStatic(owner, property.name) ?? newerMembers.get(property.name);
        report(node, property.name, found);
      },
      CallExpression({ callee, arguments: [event] }) {
        if (callee.type !== 'MemberExpression' || event?.type !== 'Literal') return;
        const { property } = callee;
        if (property.type !== 'Identifier' || property.name !== 'addEventListener') return;
        const name = String(event.value);
        report(event as Rule.Node, name, newerEvents.get(name));
      },
      'Program:exit'() {
        // What no declaration of the file explains.
        for (const { identifier } of sourceCode.scopeManager?.globalScope?.through ?? []) {
          report(identifier as Rule.Node, identifier.name, newerGlobals.get(identifier.name));
        }
      },
    };
  },
};
