/** A phone's storage for tests without a browser; like a browser's, its entries are its properties. */
export function phoneStorage(): Record<string, string> {
  const storage: Record<string, string> = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, text: string) => {
      storage[key] = text;
    },
    removeItem: (key: string) => {
      delete storage[key];
    },
  });
  return storage;
}
