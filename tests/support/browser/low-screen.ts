import type { Page } from '@playwright/test';

/** Turns the phone: 844 by 390 pixels. */
export async function holdSideways(page: Page): Promise<void> {
  await page.setViewportSize({ width: 844, height: 390 });
}

/**
 * What the topmost dialog hides on the screen's height: an area that scrolls inside another, and controls that are
 * not whole when they are scrolled to; empty without a dialog.
 */
export function hiddenInDialog(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
    const top = dialogs.item(dialogs.length - 1);
    if (!top) return [];
    const scrolls = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowY) &&
      element.scrollHeight > element.clientHeight + 1;
    const areas = [top, ...top.querySelectorAll('*:not(textarea)')].filter(scrolls);
    const cut = [...top.querySelectorAll<HTMLElement>('button, a, input')]
      .filter((control) => control.checkVisibility() && control.clientWidth > 1)
      .filter((control) => {
        control.scrollIntoView({ block: 'nearest' });
        const { top: upper, bottom } = control.getBoundingClientRect();
        return upper < -1 || bottom > innerHeight + 1;
      });
    return [
      ...areas.slice(1).map((area) => `scrolls inside the dialog: ${area.className}`),
      ...cut.map(
        (control) => `is cut off: ${control.textContent || control.outerHTML.slice(0, 80)}`,
      ),
    ];
  });
}
