/**
 * Loosens the rules one condition at a time and sends every attack of tests/rules to each mutant. If no
 * attack succeeds on a mutant, no test covers that condition. `--every N` takes only every N-th mutant,
 * `--only WORDS` only those whose description contains the words.
 */
import { parseArgs } from 'node:util';
import { runMutants } from './run-mutants.ts';

const { values } = parseArgs({
  options: {
    every: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    quiet: { type: 'boolean' },
  },
});
const began = performance.now();
const progress = (line: string) => {
  if (!values.quiet || line.startsWith('SURVIVED')) console.log(line);
};
const score = await runMutants(Number(values.every), progress, values.only);
const seconds = Math.round((performance.now() - began) / 1000);
for (const { mutant, why } of score.explained)
  console.log(`explained: L${mutant.line} ${mutant.says}\n  ${why}`);
for (const mutant of score.survivors) console.log(`survivor: L${mutant.line} ${mutant.says}`);
for (const why of score.idle) console.log(`explains no mutant: ${why}`);
console.log(
  `${score.mutants} mutants in ${seconds} s: ${score.killed} killed, ${score.explained.length} explained, ` +
    `${score.survivors.length} survived`,
);
process.exitCode = score.survivors.length + score.idle.length > 0 ? 1 : 0;
