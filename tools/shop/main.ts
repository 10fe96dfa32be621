import { toSafeLine } from '../../src/domain/lib/safe-line.ts';
import { CommandError } from './command-error.ts';
import { connect, type Shop } from './connect.ts';
import { createProgram } from './program.ts';

let shop: Shop | undefined;
const program = createProgram((options) => {
  shop = connect(options);
  return shop;
});
try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(toSafeLine(error.message));
  process.exitCode = 1;
} finally {
  await shop?.db.terminate();
}
