import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    shownNotices?: string[];
  }
}

/** Runs in the page and records each notice, as it may disappear before a slow test checks for it. */
export function noteNotices(): void {
  window.shownNotices = [];
  const note = (node: Node) => {
    const isNotice = node.parentElement?.matches('[data-toasts]') === true;
    if (isNotice && (node as Element).checkVisibility()) {
      window.shownNotices?.push(node.textContent ?? '');
    }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      addedNodes.forEach(note);
      // A later message about the same subject changes the text of the notice.
      if (target instanceof Text && target.parentNode) note(target.parentNode);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Waits until the page has shown a notice with this text since it was opened; each counts once. */
export async function expectNotice(page: Page, text: string): Promise<void> {
  const take = (wanted: string) => {
    const shown = window.shownNotices ?? [];
    const at = shown.findIndex((notice) => notice.includes(wanted));
    return at < 0 ? shown : shown.splice(at, 1);
  };
  await expect.poll(() => page.evaluate(take, text)).toEqual([expect.stringContaining(text)]);
}
