import { LIMITS } from '../limits.ts';
import { type Stage, setStage } from '../states/stage.ts';
import { test as base } from './browser-shop.ts';

/** Playwright's test with customers in various states, prepared once per worker. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ shop }, use) => {
      await use(await setStage(shop));
    },
    { scope: 'worker', timeout: LIMITS.shop },
  ],
});
export { expect } from './browser-shop.ts';
