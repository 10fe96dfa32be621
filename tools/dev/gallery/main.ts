/**
 * `npm run gallery [-- name …]`: takes pictures of every screen, dialog and state of a fresh shop, in both
 * languages, on a phone and a wide screen, light and dark, and writes a page with all of them:
 * .local/gallery/index.html. Names (or beginnings of names) restrict it to those states. VIEWS=320,390,844,1280,large,tablet
 * chooses the windows: a narrow phone, a phone, one held sideways, a wide screen, a phone with text twice as large, a tablet in the
 * kitchen; SCHEMES=light,dark the
 * colours; SHOWN=ko,en the languages. SHOP=<data folder> uses a running shop.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { type Language, languages } from '../../../src/domain/lib/language.ts';
import { shopAt } from '../../../tests/support/browser/browser-shop.ts';
import { builtShop, runShop } from '../../../tests/support/browser/run-shop.ts';
import {
  type Stage,
  type State,
  setStage,
  startVisit,
} from '../../../tests/support/states/stage.ts';
import { states } from '../../../tests/support/states/states.ts';
import { visitsOf } from '../../../tests/support/states/visits.ts';
import { chromiumPath, SHORT_VISIT_ARGS } from '../browser/chromium.ts';
import { REPOSITORY } from '../stack/options.ts';
import { readAddresses } from '../stack/server-addresses.ts';
import { reportCounts } from '../test/report-counts.ts';
import { indexPage } from './index-page.ts';
import { schemes, takePictures, type View, views } from './pictures.ts';

const FOLDER = join(REPOSITORY, '.local/gallery');
const AT_ONCE = 2;

const among = (list: string) => (one: string) => list.split(',').includes(one);
const shownViews = Object.keys(views).filter(
  among(process.env.VIEWS ?? '390,1280'),
) as unknown as View[];
const shownSchemes = schemes.filter(among(process.env.SCHEMES ?? 'light,dark'));
const shownLanguages = languages.filter(among(process.env.SHOWN ?? languages.join(',')));
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
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: SHORT_VISIT_ARGS });
  try {
    mkdirSync(FOLDER, { recursive: true });
    const stage = await setStage(shopAt(addresses));
    const failed = await photograph(browser, stage, chosen);
    writeFileSync(join(FOLDER, 'index.html'), indexPage(states, shownViews, shownSchemes));
    console.log(`${chosen.length} states: ${FOLDER}/index.html`);
    const passed = chosen.length * shownLanguages.length - failed;
    reportCounts({ passed, failed });
    return failed === 0 && passed > 0;
  } finally {
    await browser.close();
    await own?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Returns how many states could not be reached, each counted in each language shown. */
async function photograph(
  browser: Browser,
  stage: Stage,
  chosen: readonly State[],
): Promise<number> {
  const visits = visitsOf(chosen);
  const waiting = shownLanguages.flatMap((language) =>
    visits.map((shown) => ({ shown, language })),
  );
  let failed = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const missed = await photographVisit(browser, stage, next.shown, next.language);
      failed += missed;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failed;
}

/** Shows states in turn. What follows one that failed is shown in a new visit, so that it fails only by itself. */
async function photographVisit(
  browser: Browser,
  stage: Stage,
  shown: readonly State[],
  language: Language,
): Promise<number> {
  const visit = await startVisit(browser, stage, shown[0]?.who, language);
  let reached = 0;
  try {
    for (const state of shown) {
      await takePictures(visit, state, { views: shownViews, schemes: shownSchemes }, FOLDER);
      reached += 1;
    }
    return 0;
  } catch (error) {
    console.error(`FAILED ${shown[reached]?.name} ${language}: ${firstLines(error)}`);
  } finally {
    await visit.page.context().close();
  }
  const rest = shown.slice(reached + 1);
  return 1 + (rest.length > 0 ? await photographVisit(browser, stage, rest, language) : 0);
}

function firstLines(error: unknown): string {
  return String(error).split('\n').slice(0, 12).join('\n  ');
}
