import type { Rule } from 'eslint';

type Node = Rule.Node;
type TextOf = (node: Node) => string;

/**
 * Whether code makes sure that `name` is there before it uses it: `'name' in window`, `typeof name`,
 * `object.name?.()`, or a condition about it around or before the use. Only a condition that speaks of
 * this very name counts.
 */
export function isGuarded(node: Node, name: string, textOf: TextOf): boolean {
  if (asks(node)) return true;
  const speaksOfIt = new RegExp(`\\b${name}\\b`);
  const about = (test: unknown) => speaksOfIt.test(textOf(test as Node));
  for (let child = node, { parent } = node; parent; child = parent, parent = parent.parent) {
    switch (parent.type) {
      case 'IfStatement':
      case 'ConditionalExpression':
        if (child !== parent.test && about(parent.test)) return true;
        break;
      case 'LogicalExpression':
        if (child === parent.right && about(parent.left)) return true;
        break;
      case 'Program':
      case 'BlockStatement': {
        const before = parent.body.slice(0, (parent.body as unknown[]).indexOf(child));
        if (before.some((one) => one.type === 'IfStatement' && leaves(one) && about(one.test))) {
          return true;
        }
      }
    }
  }
  return false;
}

/** The name is only looked at: absent, it is undefined and nothing breaks. */
function asks(node: Node): boolean {
  const { parent } = node;
  switch (parent?.type) {
    case 'UnaryExpression':
      return parent.operator === 'typeof' || parent.operator === '!';
    case 'IfStatement':
    case 'ConditionalExpression':
      return parent.test === (node as unknown);
    case 'LogicalExpression':
      return parent.left === (node as unknown);
    case 'BinaryExpression':
      return /^[!=]==?$/.test(parent.operator);
    case 'CallExpression':
      return parent.callee === (node as unknown) && parent.optional;
    case 'MemberExpression':
      return parent.object === (node as unknown) && parent.optional;
    default:
      return false;
  }
}

/** `if (…) return;` and the like: what follows runs only if the condition didn't hold. */
function leaves({ consequent }: { consequent: { type: string; body?: unknown } }): boolean {
  const last = Array.isArray(consequent.body) ? consequent.body.at(-1) : consequent;
  return ['ReturnStatement', 'ThrowStatement', 'ContinueStatement'].includes(last?.type);
}
