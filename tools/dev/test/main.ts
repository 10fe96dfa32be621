/**
 * `npm test`: the checks and tests in order, of the long stages one part, another after each commit. A failing stage ends
 * the run (`-- --keep-going` continues); `-- --skip-firestore` leaves out the local Firestore's own tests; `-- --all` runs
 * every test, the other browser engines and every state of the gallery; `-- --halves` the same with one half of the browser
 * tests and one language of the gallery. The last line is always `N passed, M failed`, the
 * total of all that ran.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreeWebPort } from '../stack/free-ports.ts';
import { countStep } from './counts.ts';
import { runStep } from './run-test-step.ts';
import { REPOSITORY, readReport, type Step, stages } from './steps.ts';

interface Result {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
}

const keepGoing = process.argv.includes('--keep-going');
const results: Result[] = [];
const notRun: string[] = [];
/** All stages that need a build use those that the first stage makes (tools/dev/hosting/test-builds.ts). */
const builds = mkdtempSync(join(tmpdir(), 'hansang-builds-'));
process.env.TEST_BUILDS = builds;
process.env.TEST_WEB_PORT = String(await findFreeWebPort());

for (const stage of stages(process.argv, commitCount())) {
  if (results.some(({ failed }) => failed > 0) && !keepGoing) {
    notRun.push(stage.name);
    continue;
  }
  for (const step of stage.steps) results.push(await measure(step));
}
rmSync(builds, { recursive: true, force: true });
summarise();

/** How many commits led to what is here; 0 where git does not know. */
function commitCount(): number {
  const { stdout } = spawnSync('git', ['rev-list', '--count', 'HEAD'], { cwd: REPOSITORY });
  return Number(stdout ?? 0);
}

async function measure(step: Step): Promise<Result> {
  console.log(`\n━━━ ${step.name} ━━━`);
  if (step.report !== undefined) {
    rmSync(step.report.file, { force: true });
    mkdirSync(join(REPOSITORY, 'test-results'), { recursive: true });
  }
  const began = performance.now();
  const exitCode = await runStep(step);
  const report = step.report && readReport(step.report.file);
  const counts = countStep(exitCode, report === undefined ? undefined : step.report?.count(report));
  const seconds = (performance.now() - began) / 1000;
  if (counts.failed > 0) console.error(`\n✗ ${step.name} failed`);
  return { name: step.name, ...counts, seconds };
}

function summarise(): void {
  console.log('\n━━━ summary ━━━');
  for (const { name, passed, failed, seconds } of results) {
    const mark = failed > 0 ? '✗' : '✓';
    const time = `${seconds.toFixed(1).padStart(6)} s`;
    console.log(`${mark} ${name.padEnd(26)} ${time}  ${passed} passed, ${failed} failed`);
  }
  for (const name of notRun) console.log(`– ${name.padEnd(26)} not run`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`${passed} passed, ${failed} failed`);
}
