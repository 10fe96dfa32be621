/** `npm run reads`: counts what a visitor's screens read and listen to, as rows of the table in docs/performance.md. */
import { chromium, type Request } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../browser/chromium.ts';
import { withHostedShop } from '../hosting/with-shop.ts';
import { sumReads } from './count.ts';

/** By then the listeners stand and the last screen's have ended. */
const settleMs = 6000;

await withHostedShop(async ({ url }) => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    let requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const report = async (screen: string) => {
      await page.waitForTimeout(settleMs);
      const { plain, listened } = sumReads(requests);
      console.log(
        `| ${screen} | ${plain.join(', ') || '–'} | ${listened.join(', ') || '–'} | ${plain.length + listened.length} |`,
      );
      requests = [];
    };
    await page.goto(url);
    await report('`/`');
    await page.goto(`${url}/date-select/ko`);
    const link = page.locator('a[href^="/date-detail/ko/"]').first();
    await link.waitFor();
    const detail = (await link.getAttribute('href')) ?? '';
    await report('date select, opened by its address');
    await link.click();
    await page.locator('article').first().waitFor();
    await report('date detail, from date select');
    await page.goBack();
    await report('date select, back from date detail');
    await page.goto(`${url}${detail}`);
    await report('date detail, opened by its address');
  } finally {
    await browser.close();
  }
});
