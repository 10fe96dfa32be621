import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { REPOSITORY, type Step } from './steps.ts';

/** Runs a step in the foreground and returns its exit code, 1 when it could not be started or was killed. */
export function runStep(step: Pick<Step, 'command' | 'env'>): Promise<number> {
  const [program, ...args] = step.command;
  const bin = join(REPOSITORY, 'node_modules/.bin');
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: REPOSITORY,
      env: { ...process.env, ...step.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
      stdio: 'inherit',
    });
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
