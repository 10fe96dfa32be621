import { vi } from 'vitest';

/** From now on the browser's storage throws at each use, as with blocked site data; end it with `vi.restoreAllMocks()`. */
export function forbidStorage(): void {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  }
}
