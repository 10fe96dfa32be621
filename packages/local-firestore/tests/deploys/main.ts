/**
 * Compares published rules files with the facts about them: npm run rules-corpus -- DIR,
 * where DIR holds checkouts of the repositories that corpus.jsonl names (some or all of them, anywhere below).
 */
import { compareFolder, FACTS } from './corpus.ts';

const folder = process.argv[2];
if (folder === undefined) {
  console.error('Usage: npm run rules-corpus -- DIR');
  process.exit(2);
}
const { compared, differences } = compareFolder(folder, FACTS);
for (const difference of differences) console.error(difference);
console.log(`${compared} of ${FACTS.length} files compared, ${differences.length} differ`);
if (compared === 0 || differences.length > 0) process.exit(1);
