import { vi } from 'vitest';

/**
 * Makes every use of the browser's storage throw, as with blocked site data; undo it with
 * `vi.restoreAllMocks()`.
 */
export function forbidStorage(): void {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  }
}
