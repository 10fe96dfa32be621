/**
 * `npm run gallery [-- name …]`: takes pictures of every screen, dialog and state of a fresh shop, in both
 * languages, on a phone and a wide screen, light and dark, and writes a page with all of them:
 * .local/gallery/index.html. Names (or beginnings of names) restrict it to those states. VIEWS=390,844,1280,large
 * chooses the windows: a phone, one held sideways, a wide screen, a phone with text twice as large. SHOP=<data folder> uses a
 * running shop.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { languages } from '../../../src/domain/lib/language.ts';
import { shopAt } from '../../../tests/support/browser/browser-shop.ts';
import { builtShop, runShop } from '../../../tests/support/browser/run-shop.ts';
import { type Stage, type State, setStage } from '../../../tests/support/states/stage.ts';
import { states } from '../../../tests/support/states/states.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../browser/chromium.ts';
import { REPOSITORY } from '../stack/options.ts';
import { readAddresses } from '../stack/server-addresses.ts';
import { reportCounts } from '../test/report-counts.ts';
import { indexPage } from './index-page.ts';
import { fileName, takePictures, type View, views } from './pictures.ts';

const FOLDER = join(REPOSITORY, '.local/gallery');
const AT_ONCE = 2;

const shown = Object.keys(views).filter((view) =>
  (process.env.VIEWS ?? '390,1280').split(',').includes(view),
) as unknown as View[];
const wanted = process.argv.slice(2);
const chosen = states.filter(
  ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);
process.exitCode = (await makeGallery(chosen)) ? 0 : 1;

/** Returns false when a state could not be reached in a language; the pictures of the others are still taken. */
async function makeGallery(chosen: readonly State[]): Promise<boolean> {
  const running = process.env.SHOP && readAddresses(process.env.SHOP);
  const dataDir = mkdtempSync(join(tmpdir(), 'hansang-gallery-'));
  const { webPort, options } = await builtShop();
  const own = running ? undefined : await runShop(webPort, dataDir, options);
  const addresses = running || own?.addresses;
  if (!addresses) throw new Error('no shop is running');
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  try {
    mkdirSync(FOLDER, { recursive: true });
    const stage = await setStage(shopAt(addresses));
    const failed = await photograph(browser, stage, chosen);
    writeFileSync(join(FOLDER, 'index.html'), indexPage(states, shown, fileName));
    console.log(`${chosen.length} states: ${FOLDER}/index.html`);
    const passed = chosen.length * languages.length - failed;
    reportCounts({ passed, failed });
    return failed === 0 && passed > 0;
  } finally {
    await browser.close();
    await own?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Returns how many states could not be reached, each counted in each language. */
async function photograph(
  browser: Browser,
  stage: Stage,
  chosen: readonly State[],
): Promise<number> {
  const waiting = chosen.flatMap((state) => languages.map((language) => ({ state, language })));
  let failed = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await takePictures(browser, stage, next, shown, FOLDER).catch((error: unknown) => {
        failed += 1;
        console.error(`FAILED ${next?.state.name} ${next?.language}: ${firstLines(error)}`);
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failed;
}

function firstLines(error: unknown): string {
  return String(error).split('\n').slice(0, 4).join('\n  ');
}
