/** Runs the exhaustion attacks in full, for `npm run soak`. */
import { runStep } from '../../support/run-step.ts';

const command = ['vitest', 'run', '--project=rules', 'tests/rules/exhaustion'] as const;
process.exitCode = await runStep({ command, env: { EXHAUSTION: 'full' } });
