import express, { type RequestHandler } from 'express';
import { parseActiveDates } from '../../src/domain/dates/active-date.ts';
import { type SharedShop, sharePage } from '../../src/domain/dates/share-page.ts';
import { languageOf } from '../../src/domain/lib/language.ts';
import { paths } from '../../src/domain/lib/paths.ts';
import { parseCategories, parseMenus } from '../../src/domain/menus/menu.ts';
import { answerFailure } from './failure.ts';
import { readOnce } from './read-once.ts';
import { settings } from './settings.ts';

/** How long the shop is shown as it was read, and how long hosting and messengers may keep an answer. */
const keptSeconds = 60;

let kept: { until: number; shop: Promise<SharedShop> } | undefined;

/** Three reads a minute at the most, however many links are opened, to whatever dates. */
function sharedShop(now: number): Promise<SharedShop> {
  if (kept && now < kept.until) return kept.shop;
  const shop = readShop();
  kept = { until: now + keptSeconds * 1000, shop };
  // The next call reads again; this one tells its caller.
  shop.catch(() => {
    kept = undefined;
  });
  return shop;
}

async function readShop(): Promise<SharedShop> {
  const [dates, menus, categories] = await Promise.all(
    ['dates/activeDates', 'manages/menus', 'manages/categories'].map((path) => readOnce(path)),
  );
  return {
    dates: parseActiveDates(dates ?? {}),
    menus: parseMenus(menus ?? {}),
    categories: parseCategories(categories ?? {}),
  };
}

/**
 * GET /share/{lang}/{dateId}: a date's preview for messengers, which sends people on. For everybody; every address in it is
 * the shop's own, whatever the request says. Where the shop can't be read, people get to the date all the same.
 */
const showSharedDate: RequestHandler = async (request, response) => {
  const language = languageOf(String(request.params.language));
  const dateId = String(request.params.dateId);
  try {
    const now = Date.now();
    const origin = settings('web').SHOP_ORIGINS[0] ?? '';
    const page = sharePage(await sharedShop(now), { language, dateId, origin, now });
    response
      .set('Cache-Control', `public, max-age=${keptSeconds}`)
      .set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
      .set('X-Content-Type-Options', 'nosniff')
      .type('html')
      .send(page);
  } catch (error) {
    console.error(error);
    response.set('Cache-Control', 'no-store').redirect(paths.dateDetail(language, dateId));
  }
};

/** Everything under /share. */
export const shareApi = express();
shareApi.disable('x-powered-by');
shareApi.get('/share/:language/:dateId', showSharedDate);
// The end of a link may get lost on its way.
shareApi.get(/.*/, (_request, response) => {
  response.redirect(paths.languageSelect());
});
shareApi.use(answerFailure);
