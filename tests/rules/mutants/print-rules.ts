import {
  type FunctionDecl,
  type Match,
  type MatchSegment,
  printExpr,
  type RulesFile,
} from 'local-firestore/rules';

/** Prints parsed rules as source text, without comments. */
export function printRules({ version, functions, root }: RulesFile): string {
  const before = functions.map(printFunction).join('\n');
  return `rules_version = '${version}';\n${before}\nservice cloud.firestore {\n${printBody(root)}\n}\n`;
}

function printBody({ functions, allows, matches }: Match): string {
  return [
    ...functions.map(printFunction),
    ...allows.map(({ written, condition }) => {
      const when = condition ? `: if ${printExpr(condition)}` : '';
      return `allow ${written.join(', ')}${when};`;
    }),
    ...matches.map(
      (match) => `match ${match.segments.map(printSegment).join('')} {\n${printBody(match)}\n}`,
    ),
  ].join('\n');
}

function printFunction({ name, params, lets, result }: FunctionDecl): string {
  const values = lets.map((one) => `let ${one.name} = ${printExpr(one.value)};`).join('\n');
  return `function ${name}(${params.map((param) => param.name).join(', ')}) {\n${values}\nreturn ${printExpr(result)};\n}`;
}

const printSegment = (segment: MatchSegment): string => {
  if (segment.kind === 'literal') return `/${segment.text}`;
  return segment.kind === 'rest' ? `/{${segment.name}=**}` : `/{${segment.name}}`;
};
