import { type Stage, setStage } from '../../../tools/gallery/stage.ts';
import { test as base } from './shop.ts';

/** Playwright's test with customers to look at the screens as; prepared once a worker. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ shop, browser }, use) => {
      await use(await setStage(shop, browser));
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
export { expect } from './shop.ts';
