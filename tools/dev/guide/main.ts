/**
 * `npm run guide`: writes the pages of docs/staff from the words that the staff screens show (src/domain/staff/guide/staff-guide.ts).
 * `npm run guide -- --pictures` also takes their pictures and README's, of a fresh shop.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { languages } from '../../../src/domain/lib/language.ts';
import { guidePages } from '../../../src/domain/staff/guide/staff-guide.ts';
import { shopAt } from '../../../tests/support/browser/browser-shop.ts';
import { builtShop, runShop } from '../../../tests/support/browser/run-shop.ts';
import { openState, setStage } from '../../../tests/support/states/stage.ts';
import { states } from '../../../tests/support/states/states.ts';
import { chromiumPath, SHORT_VISIT_ARGS } from '../browser/chromium.ts';
import { drawn } from '../gallery/pictures.ts';
import { REPOSITORY } from '../stack/options.ts';
import { guidePage, pageFile, picturedStates, pictureFile } from './guide-page.ts';

for (const language of languages) {
  for (const page of guidePages) write(pageFile(page.id, language), guidePage(page, language));
}
if (process.argv.includes('--pictures')) await takePictures();

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(REPOSITORY, file)), { recursive: true });
  writeFileSync(join(REPOSITORY, file), content);
}

async function takePictures(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hansang-guide-'));
  const { webPort, options } = await builtShop();
  const shop = await runShop(webPort, dataDir, options);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: SHORT_VISIT_ARGS });
  try {
    const stage = await setStage(shopAt(shop.addresses));
    for (const name of picturedStates()) {
      const state = states.find((one) => one.name === name);
      if (!state) throw new Error(`there is no state ${name}`);
      for (const language of languages) {
        const { page } = await openState(browser, stage, state, language);
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await drawn(page);
        const look = { type: 'jpeg', quality: 50, animations: 'disabled' } as const;
        write(pictureFile(name, language), await page.screenshot(look));
        await page.context().close();
      }
    }
  } finally {
    await browser.close();
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
