import { type Stage, setStage } from '../../../tools/gallery/stage.ts';
import { LIMITS } from '../../limits.ts';
import { test as base } from './shop.ts';

/** Playwright's test with customers to look at the screens as; prepared once a worker. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ shop }, use) => {
      await use(await setStage(shop));
    },
    { scope: 'worker', timeout: LIMITS.shop },
  ],
});
export { expect } from './shop.ts';
