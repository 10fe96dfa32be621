const key = 'can-store';
/** About as long as what the log-in stores. */
const sample = 'x'.repeat(4000);

/** Whether the browser lets the page store what a log-in needs; false where storage is blocked or full. */
export function canStore(): boolean {
  try {
    localStorage.setItem(key, sample);
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
