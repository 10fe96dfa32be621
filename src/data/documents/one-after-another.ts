/**
 * Makes `save` store choices one after the other, so that no earlier one is stored over a later one; one that waits gives
 * way to the next, and its call then ends without storing it.
 */
export function oneAfterAnother<Choice>(
  save: (choice: Choice) => Promise<void>,
): (choice: Choice) => Promise<void> {
  let running = Promise.resolve();
  let last = 0;
  return (choice) => {
    last += 1;
    const turn = last;
    const saved = running.then(() => (turn === last ? save(choice) : undefined));
    running = saved.catch(() => {});
    return saved;
  };
}
