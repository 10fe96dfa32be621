import type { Page } from '@playwright/test';
import { encodeFields, type PlainMap } from '../../../src/domain/store/firestore-json.ts';
import { PROJECT_ID } from '../../../tools/dev/stack/server-addresses.ts';

const ROOT = `projects/${PROJECT_ID}/databases/(default)/documents/`;

/**
 * Lets one page read documents that differ from the run's shop, so that a test of dated content does not
 * affect others: single reads are answered here, listeners are blocked.
 */
export async function showStored(
  page: Page,
  documents: Readonly<Record<string, PlainMap>>,
): Promise<void> {
  await page.route(/\/Listen\/channel/, (route) => route.abort());
  await page.route(/:batchGet/, async (route) => {
    const asked = JSON.parse(route.request().postData() ?? '{}') as { documents: string[] };
    if (!asked.documents.some((name) => name.slice(ROOT.length) in documents)) {
      return route.continue();
    }
    const response = await route.fetch();
    const text = await response.text().catch(() => undefined);
    // The page was closed meanwhile, and with it what it has asked for.
    if (text === undefined) return;
    const answers = JSON.parse(text) as BatchGetAnswer[];
    await route.fulfill({
      response,
      json: answers.map((answer) => {
        const name = answer.found?.name ?? answer.missing ?? '';
        const data = documents[name.slice(ROOT.length)];
        return data
          ? { found: { name, fields: encodeFields(data) }, readTime: answer.readTime }
          : answer;
      }),
    });
  });
}

interface BatchGetAnswer {
  readonly found?: { readonly name: string };
  readonly missing?: string;
  readonly readTime: string;
}
