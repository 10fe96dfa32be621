import type { Page } from '@playwright/test';

/** Doubles the text on a phone 320 px wide (WCAG 1.4.4, 1.4.10). */
export async function makeNarrowAndLarge(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '212.5%';
  });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))));
}

/** Texts below 15 px in the topmost dialog, else in the page, for a page at the default text size. */
export function smallText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sheets = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
    const top = sheets.item(sheets.length - 1) ?? document.body;
    return [...top.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 15)
      .flatMap((element) => [...element.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .map((node) => node.textContent?.trim().slice(0, 60) ?? '');
  });
}

/** The page's texts that are cut off or need sideways scrolling; empty when all can be read. */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide`);

    const meantToScroll = (from: Element): boolean => {
      for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll')
          return box.scrollWidth > box.clientWidth;
      }
      return false;
    };
    const sheets = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
    const top = sheets.item(sheets.length - 1) ?? document.body;
    for (const element of top.querySelectorAll('*')) {
      const words = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent?.trim() ?? '')
        .join(' ');
      const box = element.getBoundingClientRect();
      const hiddenOnPurpose = box.width <= 1 || box.height <= 1;
      if (words === '' || hiddenOnPurpose || !element.checkVisibility()) continue;
      if (element.closest('[aria-hidden="true"], option, textarea')) continue;
      const style = getComputedStyle(element);
      const cutsX = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      const cutsY =
        (style.overflowY === 'hidden' || style.overflowY === 'clip') &&
        element.scrollHeight > element.clientHeight + 1;
      const outside = (box.right > innerWidth + 1 || box.left < -1) && !meantToScroll(element);
      if (cutsX || cutsY || outside) faults.push(`${words.slice(0, 60)} (${element.className})`);
    }
    return faults;
  });
}
