/** The long kill test (`npm run soak`): 200 kills under load; a seed may be given as the argument. */
import { killRounds } from './rounds.ts';

const ROUNDS = 200;
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);

const { acknowledged, lost, halves } = await killRounds(ROUNDS, seed);
for (const problem of [...lost, ...halves]) console.error(problem);
console.log(
  `seed ${seed}: ${ROUNDS} kills, ${acknowledged} commits acknowledged, ${lost.length} lost, ${halves.length} halves`,
);
process.exitCode = lost.length + halves.length > 0 ? 1 : 0;
