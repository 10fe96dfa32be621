import { execFileSync } from 'node:child_process';
import { allergenIds } from '../../src/domain/menus/allergens.ts';
import { labelSheet } from '../../src/domain/staff/print/label-places.ts';
import { expect, test } from '../support/browser/browser-shop.ts';
import { addCustomer, addDate, addMenu, addOrder } from '../support/browser/order-form.ts';
import { print } from '../support/browser/print.ts';
import { readEnglish } from '../support/browser/signed-up-account.ts';
import { signInAsStaff } from '../support/browser/staff-pages.ts';

const mmPerPoint = 25.4 / 72;
/** Tolerance in millimetres: text starts at whole pixels. */
const pixel = 25.4 / 96;

/** Where each of these words starts in a PDF: page from 0, millimetres from the sheet's upper left corner. */
function placesOf(file: string, words: readonly string[]) {
  const pages = execFileSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8' }).split(
    '<page',
  );
  return words.map((word) => {
    const page = pages.findIndex((one) => one.includes(`>${word}<`));
    const [, x, y] =
      new RegExp(`xMin="([\\d.]+)" yMin="([\\d.]+)"[^>]*>${word}<`).exec(pages[page] ?? '') ?? [];
    return { page: page - 1, x: Number(x) * mmPerPoint, y: Number(y) * mmPerPoint };
  });
}

test('staff print labels that match the label sheet, and packing lists', async ({
  page,
  shop,
}, testInfo) => {
  const outputPath = (name: string) => testInfo.outputPath(name);
  const menuId = await addMenu(shop);
  const many = await Promise.all(
    Array.from({ length: 14 }, () =>
      addMenu(shop, {
        allergens: { contains: allergenIds.slice(), mayContain: [], checked: true },
      }),
    ),
  );
  const day = await addDate(shop, [menuId, ...many]);
  const names = Array.from({ length: 23 }, (_, i) => `Name${String(i + 1).padStart(2, '0')}`);
  for (const [i, name] of names.entries()) {
    const customer = await addCustomer(shop);
    const { info } = customer;
    // Labels are sorted by address.
    const address = `${100 + i} Ginkgo Avenue, Eastwood`;
    await addOrder(
      shop,
      { ...customer, info: { ...info, name, address } },
      day,
      { [menuId]: 2 },
      'cash',
    );
  }
  // An order with more items than its label has room for.
  const family = await addCustomer(shop);
  await addOrder(
    shop,
    {
      ...family,
      info: { ...family.info, name: 'Largefamily', address: '999 Ginkgo Avenue, Eastwood' },
    },
    day,
    Object.fromEntries(many.map((id) => [id, 2])),
    'cash',
  );
  await signInAsStaff(page, shop);
  await readEnglish(page);
  await page.goto(`/staff/${day.dateId}/print/labels`);
  await expect(page.getByText('Name23')).toBeAttached();
  // Its stop, as on the packing list and the run sheet, and the day.
  const label = page.locator('p', { hasText: 'Name03' }).locator('xpath=..');
  await expect(label).toContainText(/3 · [A-Z][a-z]{2}, \d+ [A-Z][a-z]{2}/);

  await test.step('prints from the first label of the sheet', async () => {
    const file = outputPath('labels.pdf');
    const { facts } = await print(page, file);
    expect(facts).toMatch(/Pages:\s+2/);
    expect(facts).toMatch(/Page size:\s+59[45].* x 84[12].* pts \(A4\)/);
    const places = placesOf(file, names);
    const [origin] = places;
    // A label's text starts 3 mm from its left edge.
    expect(origin?.x).toBeCloseTo(labelSheet.left + 3, 1);
    for (const [i, place] of places.entries()) {
      const at = i % 21;
      const { columns, width, height, gap } = labelSheet;
      expect(place.page).toBe(Math.floor(i / 21));
      expect(place.x - (origin?.x ?? 0)).toBeCloseTo((at % columns) * (width + gap), 1);
      expect(place.y - (origin?.y ?? 0)).toBeCloseTo(Math.floor(at / columns) * height, 1);
    }
  });

  await test.step('the first label is 63.5 × 38.1 mm, 15.15 mm from the top and 7.25 mm from the left', async () => {
    await page.emulateMedia({ media: 'print' });
    const [label, sheet] = await page.evaluate(() => {
      const box = (element: Element | null | undefined) =>
        element?.getBoundingClientRect().toJSON();
      const name = [...document.querySelectorAll('strong')].find(
        (one) => one.textContent === 'Name01',
      );
      const found = name?.closest('div');
      return [box(found), box(found?.parentElement)] as {
        x: number;
        y: number;
        width: number;
        height: number;
      }[];
    });
    const mm = (px = 0) => (px * 25.4) / 96;
    expect(mm(label?.width)).toBeCloseTo(63.5, 1);
    expect(mm(label?.height)).toBeCloseTo(38.1, 1);
    expect(mm((label?.x ?? 0) - (sheet?.x ?? 0))).toBeCloseTo(7.25, 1);
    expect(mm((label?.y ?? 0) - (sheet?.y ?? 0))).toBeCloseTo(15.15, 1);
    await page.emulateMedia({ media: null });
  });

  await test.step('no text is cut off: a label counts the items that do not fit', async () => {
    const label = page.locator('div', { has: page.getByText('Largefamily'), hasText: '$' }).last();
    const room = await label.evaluate((box) => box.clientHeight - box.scrollHeight);
    expect(room).toBe(0);
    const text = (await label.textContent()) ?? '';
    const named = text.match(/×2/g)?.length ?? 0;
    const left = Number(/and (\d+) more/.exec(text)?.[1] ?? 0);
    expect(named).toBeGreaterThan(0);
    expect(left).toBeGreaterThan(0);
    expect(named + left).toBe(many.length);
    expect(text).toContain('Allergens: ');
    expect(text).toContain('$840.00');
  });

  await test.step('prints from a later label of the sheet, with an offset', async () => {
    const before = placesOf(outputPath('labels.pdf'), names);
    await page.getByLabel('First label (1 to 21)').fill('5');
    await page.getByLabel('Down (mm)').fill('1.5');
    await page.getByLabel('Right (mm)').fill('-2');
    await expect(page).toHaveURL(/start=5&down=1\.5&right=-2/);
    // The URL changes before the sheets do.
    const sheets = page.locator('[style*="--left"]');
    await expect(sheets).toHaveAttribute('style', /--top: ?16\.65mm; ?--left: ?5\.25mm/);
    const file = outputPath('shifted.pdf');
    await print(page, file);
    const [first] = placesOf(file, names);
    // The fifth label is the second of the second row.
    const fifth = before[4];
    expect(Math.abs((first?.x ?? 0) - (fifth?.x ?? 0) + 2)).toBeLessThan(pixel);
    expect(Math.abs((first?.y ?? 0) - (fifth?.y ?? 0) - 1.5)).toBeLessThan(pixel);
  });

  await test.step('packing lists contain every order', async () => {
    await page.getByRole('link', { name: 'Packing lists' }).click();
    await expect(page.getByRole('heading', { name: '23. Name23' })).toBeVisible();
    const { facts, text } = await print(page, outputPath('packing.pdf'));
    expect(facts).toMatch(/\(A4\)/);
    for (const name of names) expect(text).toContain(name);
    expect(text).not.toContain('Print again');
  });

  await test.step('the print dialog opens on the printout that was tapped, not on the one before', async () => {
    await page.evaluate(() => {
      const printed: (string | null | undefined)[] = [];
      window.print = () => printed.push(document.querySelector('[role=group]')?.ariaLabel);
      Object.assign(window, { printed });
    });
    const papers = ['Labels', 'Run sheet', 'Packing lists'];
    for (const [i, paper] of papers.entries()) {
      await page.getByRole('link', { name: paper }).click();
      await expect.poll(() => page.evaluate('printed')).toEqual(papers.slice(0, i + 1));
    }
  });
});
