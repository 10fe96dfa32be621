/** `npm run browser`: finds or installs what browser tests and tests of printed pages need. */
import { chromiumPath, requirePdfTools } from './chromium.ts';

try {
  console.log(chromiumPath());
  requirePdfTools();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
