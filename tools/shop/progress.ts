/** Processes a list one by one and shows the progress on one line of the terminal. */
export async function withProgress<T>(
  what: string,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  let done = 0;
  for (const item of items) {
    await work(item);
    done += 1;
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${items.length} ${what}`);
  }
  if (process.stderr.isTTY && items.length > 0) process.stderr.write('\n');
}
