/** `npm start`: the whole shop on this machine, until Ctrl-C. */
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { readOptions, USAGE } = await import('./options.ts');
const { runStack } = await import('./run-stack.ts');

// Whoever reads the output may be gone before the parts are; that must not keep them from being ended.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

try {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options.help) console.log(USAGE);
  // Waits that are still polling end here too.
  else process.exit(await runStack(options));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
