/** `npm start`: the whole shop on this machine, until Ctrl-C. */
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { readOptions, USAGE } = await import('./options.ts');
const { runStack } = await import('./run-stack.ts');

// Whatever reads the output may end before the parts do; that must not prevent ending them.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

try {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options.help) console.log(USAGE);
  // Also ends pending polling.
  else process.exit(await runStack(options));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
