/**
 * `npm run engines`: the main journeys through Safari's engine and Firefox, on a production build with sample
 * data. Installs both engines as root on Debian; elsewhere it says what to install.
 */
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActiveDates } from '../../../src/domain/dates/active-date.ts';
import { isOpen } from '../../../src/domain/dates/open-dates.ts';
import { type Language, languages } from '../../../src/domain/lib/language.ts';
import { type Shop, shopAt } from '../../support/browser/browser-shop.ts';
import { builtShop, runShop } from '../../support/browser/run-shop.ts';
import { installDebianPackages, onPath } from '../../support/chromium-for-tests.ts';
import { reportCounts } from '../../support/run-step.ts';
import { menus } from '../../support/sample.ts';
import { addressesFor, portsFrom, readOptions, webPart } from '../../support/stack.ts';
import { openFirefox, openWebKit } from './drivers.ts';
import { type Customer, journeys, openWithoutServer } from './journeys.ts';
import { Screen } from './screen.ts';

const DISH = 'kimchi-jjigae';
const MINI_BROWSER = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser';

const [firefox, miniBrowser] = findEngines();
const dataDir = mkdtempSync(join(tmpdir(), 'hansang-engines-'));
const { webPort, options } = await builtShop();
const ports = portsFrom(webPort);
// The web server is not part of this stack, so that it can be stopped before the rest.
const web = webPart(ports, addressesFor(ports, dataDir), readOptions(options, {}));
const screens: Screen[] = [];
let passed = 0;
let failed = 0;
web.start();
const running = await runShop(webPort, dataDir, ['--without-web']);
try {
  await web.ready();
  const shop = shopAt(running.addresses);
  for (const open of [() => openWebKit(miniBrowser), () => openFirefox(firefox)]) {
    for (const language of languages) {
      const screen = new Screen(await open(), language, shop.addresses.web);
      screens.push(screen);
      const customer = await newCustomer(shop, language);
      for (const { name, run } of journeys) await report(screen, name, () => run(screen, customer));
    }
  }
  await web.stop();
  for (const screen of screens) {
    await report(screen, 'opens without the web server', () => openWithoutServer(screen));
  }
} finally {
  for (const { tab } of screens) await tab.close();
  await Promise.all([web.stop(), running.stop()]);
  rmSync(dataDir, { recursive: true, force: true });
}
reportCounts({ passed, failed });
process.exit(failed === 0 ? 0 : 1);

/** Paths of Firefox and of WebKitGTK's browser. */
function findEngines(): [firefox: string, miniBrowser: string] {
  const find = () => [onPath('firefox-esr') ?? onPath('firefox'), globSync(MINI_BROWSER)[0]];
  const missing = [
    ...(find()[0] === undefined ? ['firefox-esr'] : []),
    ...(find()[1] === undefined || onPath('WebKitWebDriver') === undefined
      ? ['webkit2gtk-driver']
      : []),
    ...(onPath('Xvfb') === undefined ? ['xvfb'] : []),
  ];
  if (missing.length > 0) installDebianPackages(missing);
  const [foundFirefox, foundMiniBrowser] = find();
  if (foundFirefox === undefined || foundMiniBrowser === undefined) {
    throw new Error('Firefox or WebKitGTK is still missing');
  }
  return [foundFirefox, foundMiniBrowser];
}

/** Creates a customer who may pay by cash and issue invoices and has not entered delivery details yet. */
async function newCustomer(shop: Shop, lang: Language): Promise<Customer> {
  const rights = { isCashAvailable: true, invoiceAuth: true, invoiceAuthType: 'normal' } as const;
  const { email } = await shop.createCustomer({ lang, ...rights });
  const dates = (await shop.store.read('dates/activeDates')) as unknown as ActiveDates;
  const [first, second] = Object.keys(dates)
    .filter((id) => isOpen(dates[id]) && dates[id]?.menus[DISH] === true)
    .sort();
  const dish = menus[DISH];
  if (first === undefined || second === undefined || dish === undefined) {
    throw new Error(`the sample sells ${DISH} on fewer than two open dates`);
  }
  return { email, dateIds: [first, second], dish };
}

async function report(screen: Screen, name: string, run: () => Promise<void>): Promise<void> {
  const began = performance.now();
  let outcome = 'passed';
  try {
    await run();
    passed += 1;
  } catch (error) {
    failed += 1;
    outcome = `FAILED ${error instanceof Error ? error.message : error}`;
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${screen.tab.engine} ${screen.language}  ${name}  ${seconds} s  ${outcome}`);
}
