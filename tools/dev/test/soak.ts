/**
 * `npm run soak`: long runs that look for rare faults and are too slow for `npm test`. Paths of scripts, run
 * in order.
 */
import { runStep } from './run-test-step.ts';

const SOAKS: readonly string[] = [
  'packages/local-firestore/tests/fuzz/soak.ts',
  'packages/local-firestore/tests/kill/soak.ts',
  'tests/faults/lives-with-faults.ts',
  'tests/faults/payments.ts',
  'tests/faults/connections.ts',
  'tests/years/main.ts',
  'tests/rules/exhaustion/main.ts',
  'tests/rules/mutants/main.ts',
  'tests/browser/engines/main.ts',
  'tools/dev/test/both-languages.ts',
];

let failed = 0;
for (const script of SOAKS) {
  console.log(`\n━━━ ${script} ━━━`);
  if ((await runStep({ command: ['node', script] })) !== 0) failed += 1;
}
console.log(`${SOAKS.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
