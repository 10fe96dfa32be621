/** `npm run browser [-- --pdf]`: finds or installs what browser tests (and with --pdf, print tests) need. */
import { chromiumPath, requirePdfTools } from './chromium.ts';

try {
  console.log(chromiumPath());
  if (process.argv.includes('--pdf')) requirePdfTools();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
